import { endOtherSessions, endSession, listSessions, type SessionInfo } from '@fitted/contract/account/security';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository, type SessionRow } from './repository.ts';

export function serveSessions(serve: Serve, { db }: { readonly db: Database }): void {
  serve(listSessions, async ({ user }) => {
    const rows = await createSessionRepository(db).listOwned(user.id);
    return rows.map((row) => presentSession(row, user.sessionId));
  });

  serve(endSession, async ({ user, params, request }) => {
    await db.transaction(async (tx) => {
      const wasThere = await createSessionRepository(tx).removeOwned(params.id, user.id);
      if (!wasThere) throw new AppError('not_found');
      await recordSecurityEvent(tx, { userId: user.id, action: 'session_ended', address: request.ip });
    });
    return { message: 'Signed out' };
  });

  serve(endOtherSessions, async ({ user, request }) => {
    await db.transaction(async (tx) => {
      await createSessionRepository(tx).removeOthers(user.id, user.sessionId);
      await recordSecurityEvent(tx, { userId: user.id, action: 'other_sessions_ended', address: request.ip });
    });
    return { message: 'Signed out everywhere else' };
  });
}

const presentSession = (row: SessionRow, currentId: number): SessionInfo => ({
  id: row.id,
  userAgent: row.userAgent,
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isCurrent: row.id === currentId,
});
