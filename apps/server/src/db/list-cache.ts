import { batch } from './batch.ts';
import type { DatabaseHandle } from './client.ts';

/** What is kept until it changes, and, when it changes by itself as time goes by, at most until then. */
export interface Answer {
  readonly body: string;
  readonly until?: Date | undefined;
}

interface Kept extends Answer {
  readonly version: string;
}

/** Filters have many values; the answers to the rare ones are not worth their place. */
const maxKept = 300;

const versionsOfLists = 'select list, version from cache.versions where list = any($1)';

export interface ListCache {
  get(key: string, now: Date, make: () => Promise<Answer>): Promise<string>;
}

/**
 * Answers about a list that everybody asks for and few change. Before one is given again the database is asked whether the
 * list is still the same, by one row for all who ask at that moment; so a change, by whichever process, shows in the next answer.
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
      // Before the list is read: a change in between leaves an answer that is newer than its version, never one that is older.
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
