import { listSecurityEvents } from '@fitted/contract/account-security';
import type { Serve } from '../../http/bind.ts';
import type { AuditRepository } from './repository.ts';

export function serveAudit(serve: Serve, { audit }: { readonly audit: AuditRepository }): void {
  serve(listSecurityEvents, async ({ user, query }) => {
    const rows = await audit.listSecurityEvents(user.id, query.limit + 1, query.cursor);
    const shown = rows.slice(0, query.limit);
    return {
      events: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    };
  });
}
