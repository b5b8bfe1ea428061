import { batch } from './batch.ts';
import type { DatabaseHandle } from './client.ts';

/** Cached until the list changes or, if time alone makes it outdated, until `until`. */
export interface Answer {
  readonly body: string;
  readonly until?: Date | undefined;
}

interface Kept extends Answer {
  readonly version: string;
}

/** Filters have many values, and answers for rare ones are not worth keeping. */
const maxKept = 300;

const versionsOfLists = 'select list, version from cache.versions where list = any($1)';

export interface ListCache {
  get(key: string, now: Date, make: () => Promise<Answer>): Promise<string>;
}

/**
 * Caches answers about a list that is read often and rarely changed. Before an answer is reused, the list's version is read from
 * the database, once for all concurrent readers, so that a change by any process shows in the next answer.
 */
export function cacheList({ pool, named }: Pick<DatabaseHandle, 'pool' | 'named'>, list: string): ListCache {
  const readVersions = named('versions-of-lists', versionsOfLists);
  const versionOf = batch(async (lists) => {
    const { rows } = await pool.query<{ list: string; version: string }>({ ...readVersions, values: [lists] });
    return new Map(rows.map((row) => [row.list, row.version]));
  });
  const kept = new Map<string, Kept>();

  return {
    async get(key, now, make) {
      // Read the version before the list: after a change in between, the answer is newer than its version, never older.
      const version = await versionOf(list);
      const known = kept.get(key);
      if (known && known.version === version && (!known.until || now < known.until)) return known.body;

      const made = await make();
      kept.delete(key);
      if (version !== undefined) kept.set(key, { ...made, version });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return made.body;
    },
  };
}
