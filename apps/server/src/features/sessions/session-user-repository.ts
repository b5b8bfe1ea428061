import { getTableColumns } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { batch } from '../../db/batch.ts';
import type { DatabaseHandle } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { SessionUser } from './repository.ts';

/** Whose session this is, by the hash of its token. The same object for as long as the person's row is the same. */
export type FindSessionUser = (tokenHash: string) => Promise<SessionUser | undefined>;

interface Known {
  readonly version: string;
  readonly user: SessionUser;
}

/** Every change of a row gives it another place and another transaction. */
const version = 'u.xmin::text || u.ctid::text';

/** Seen again within five minutes is not written down: a read should not cost a write. */
const versionsOfSessions = `select s.token_hash, ${version}, s.last_seen_at < now() - interval '5 minutes'
    from sessions s join users u on u.id = s.user_id where s.token_hash = any($1) and s.expires_at > now()`;
type VersionRow = [tokenHash: string, version: string, isStale: boolean];

const columns = Object.entries(getTableColumns(users))
  .map(([name, column]) => `u."${column.name}" as "${name}"`)
  .join(', ');
const readUsers = `select ${columns}, s.id as "sessionId", s.token_hash as "tokenHash", ${version} as version
    from sessions s join users u on u.id = s.user_id where s.token_hash = any($1) and s.expires_at > now()`;
type ReadRow = SessionUser & { readonly tokenHash: string; readonly version: string };

const markSeen = 'update sessions set last_seen_at = now() where token_hash = any($1)';

/** In letters. Almost all of it is pictures, up to 400,000 each. */
const maxKept = 32_000_000;
const weightOf = ({ user }: Known) => 2_000 + (user.profilePicture?.length ?? 0);

/**
 * Asked before every call of a signed-in person, so it goes to the driver directly, as one ready
 * statement for many at a time. It is asked anew for every call: a session that was ended anywhere is over everywhere, and a
 * person who was changed anywhere is changed everywhere. Only the row itself, with its picture, is not fetched again
 * while it is the same.
 */
export function createSessionFinder({ pool, named }: Pick<DatabaseHandle, 'pool' | 'named'>): FindSessionUser {
  const readVersions = { ...named('versions-of-sessions', versionsOfSessions), rowMode: 'array' } as const;
  const kept = new LRUCache<string, Known>({ maxSize: maxKept, sizeCalculation: weightOf });

  return batch(async (hashes) => {
    const { rows } = await pool.query<VersionRow>({ ...readVersions, values: [hashes] });
    const found = new Map<string, SessionUser>();
    const unknown: string[] = [];
    for (const [tokenHash, current] of rows) {
      const known = kept.get(tokenHash);
      if (known?.version === current) found.set(tokenHash, known.user);
      else unknown.push(tokenHash);
    }
    // Whoever is gone, or signed out, is not remembered either.
    if (rows.length < hashes.length) {
      const live = new Set(rows.map(([tokenHash]) => tokenHash));
      for (const hash of hashes) if (!live.has(hash)) kept.delete(hash);
    }
    const stale = rows.filter(([, , isStale]) => isStale).map(([tokenHash]) => tokenHash);
    if (stale.length > 0) await pool.query(markSeen, [stale]);
    if (unknown.length > 0) await readInto(found, unknown);
    return found;
  });

  async function readInto(found: Map<string, SessionUser>, hashes: readonly string[]): Promise<void> {
    const { rows } = await pool.query<ReadRow>(readUsers, [hashes]);
    for (const { tokenHash, version: current, ...user } of rows) {
      kept.set(tokenHash, { version: current, user });
      found.set(tokenHash, user);
    }
  }
}
