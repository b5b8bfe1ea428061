import { listSecurityEvents } from '@fitted/contract/account/security';
import { type AuditEntry, adminAuditLog } from '@fitted/contract/admin/audit';
import type { Queryable } from '../../db/client.ts';
import { cutRows } from '../../db/cursor.ts';
import { cutById, decodeId } from '../../db/id-cursor.ts';
import type { Serve } from '../../http/bind.ts';
import { type AdminActRow, createAuditRepository } from './repository.ts';

export function serveAudit(serve: Serve, { db }: { readonly db: Queryable }): void {
  const audit = createAuditRepository(db);

  serve(listSecurityEvents, async ({ user, query }) => {
    const rows = await audit.listSecurityEvents(user.id, query.limit + 1, query.cursor);
    const { page, nextCursor } = cutRows(rows, query.limit, ({ id }) => id);
    return { events: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
  });
  serve(adminAuditLog, async ({ query }) => {
    const rows = await audit.listAdminActs(query.limit + 1, decodeId(query.cursor));
    const { page, nextCursor } = cutById(rows, query.limit);
    return { entries: page.map(presentAdminAct), nextCursor };
  });
}

const presentAdminAct = (row: AdminActRow): AuditEntry => ({
  id: row.id,
  user: row.user,
  action: row.action.replace(/^admin\./, ''),
  subject: row.subject,
  before: row.before,
  after: row.after,
  createdAt: row.createdAt.toISOString(),
});
