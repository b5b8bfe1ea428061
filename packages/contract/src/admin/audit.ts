import { z } from 'zod';
import { NextCursor, Page } from '../paging.ts';
import { Id, Instant } from '../primitives.ts';
import { route } from '../route.ts';

/** Actions in the audit log. `subject` is `user:1`, `advertisement:1`, `event:1` or `article:1`. */
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
  /** Null if the account has been deleted. */
  user: z.object({ id: Id, username: z.string() }).nullable(),
  /** One of `adminActions`, or an action of an earlier version. */
  action: z.string(),
  subject: z.string().nullable(),
  /** The changed fields and the subject's name; `before` is null for a creation, `after` for a deletion. */
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
