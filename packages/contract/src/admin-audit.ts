import { z } from 'zod';
import { NextCursor, Page } from './paging.ts';
import { Id, Instant } from './primitives.ts';
import { route } from './route.ts';

/** What the audit log tells of; `subject` names the thing as `user:1`, `advertisement:1`, `event:1` or `article:1`. */
export const adminActions = [
  ...(['users.create', 'users.update', 'users.delete', 'users.report', 'users.two_step_off'] as const),
  ...(['advertisements.create', 'advertisements.update', 'advertisements.delete'] as const),
  ...(['events.create', 'events.update', 'events.delete', 'events.collect'] as const),
  ...(['news.create', 'news.update', 'news.delete', 'news.collect'] as const),
  'settings.update',
] as const;
export type AdminAction = (typeof adminActions)[number];

export const AuditEntry = z.object({
  id: Id,
  /** Null when the account is gone. */
  user: z.object({ id: Id, username: z.string() }).nullable(),
  /** One of `adminActions`, or of an earlier version of the product. */
  action: z.string(),
  subject: z.string().nullable(),
  /** The fields that changed, with the name of the thing; null before it was created and after it was deleted. */
  before: z.unknown(),
  after: z.unknown(),
  createdAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const adminAuditLog = route({
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What administrators changed, newest first',
  access: 'admin',
  limit: 'none',
  query: Page,
  response: z.object({ entries: z.array(AuditEntry), nextCursor: NextCursor }),
  errors: [],
});
