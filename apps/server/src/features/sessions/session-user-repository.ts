import { getTableColumns } from 'drizzle-orm';
import type pg from 'pg';
import { askTogether } from '../../db/asked-together.ts';
import { users } from '../../db/schema/users.ts';
import type { SessionUser } from './repository.ts';

/** Whose session this is, by the hash of its token. */
export type FindSessionUser = (tokenHash: string) => Promise<SessionUser | null>;

type Row = SessionUser & { readonly tokenHash: string; readonly isStale: boolean };

const columns = Object.entries(getTableColumns(users))
  .map(([name, column]) => `u."${column.name}" as "${name}"`)
  .join(', ');

/** Seen again within this time is not written down: a read should not cost a write. */
const findUsers = `select ${columns}, s.id as "sessionId", s.token_hash as "tokenHash",
    s.last_seen_at < now() - interval '5 minutes' as "isStale"
    from sessions s join users u on u.id = s.user_id where s.token_hash = any($1) and s.expires_at > now()`;
const markSeen = 'update sessions set last_seen_at = now() where token_hash = any($1)';

/**
 * Asked before every call of a signed-in person, so it goes to the driver directly, as one ready
 * statement for many at a time. It is asked anew for every call: a session that was ended anywhere is over everywhere.
 */
export function createSessionFinder(pool: pg.Pool): FindSessionUser {
  const findTogether = askTogether(async (hashes) => {
    const { rows } = await pool.query<Row>(findUsers, [hashes]);
    const stale = rows.filter(({ isStale }) => isStale).map(({ tokenHash }) => tokenHash);
    if (stale.length > 0) await pool.query(markSeen, [stale]);
    return new Map(rows.map(({ isStale: _, tokenHash, ...user }) => [tokenHash, user]));
  });
  return async (tokenHash) => (await findTogether(tokenHash)) ?? null;
}
