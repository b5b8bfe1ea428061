import { getTableColumns } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { batch } from '../../db/batch.ts';
import type { DatabaseHandle } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { FindSessionUser, SessionUser } from '../../http/session.ts';

interface Known {
  readonly version: string;
  readonly user: SessionUser;
}

/** Every change gives a row a new location and transaction. */
const version = 'u.xmin::text || u.ctid::text';

/** `last_seen_at` is updated at most every five minutes, because a read should not cost a write. */
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

/** In characters. Almost all of it is pictures, up to 400,000 each. */
const maxKept = 32_000_000;
const weightOf = ({ user }: Known) => 2_000 + (user.profilePicture?.length ?? 0);

/**
 * Runs before every call of a signed-in person, so it uses the driver directly, with one prepared statement for many
 * sessions at a time. The version is read for every call, so that a session ended, or a user changed, by any process is
 * noticed at once. Only the row itself, with its picture, is cached while unchanged.
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
    // Forget sessions that have ended.
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
