import type { Database } from '../../db/client.ts';
import type { Kind, KindReading } from './kind.ts';
import { createCollectionRepository, type RunSourceRow, type SourceOutcome } from './repository.ts';
import { areDaysApart, type Identity } from './source/identity.ts';

/** The lease expired, so another process is now responsible for the source. */
class LeaseLost extends Error {}

/**
 * Stores new items, remembers all items and records the source's result in one transaction, so that a source counts
 * exactly once, even if this process dies. Undefined if another process has done it.
 */
export async function storeReading(
  db: Database,
  kind: Kind,
  part: RunSourceRow,
  reading: KindReading,
  { readFor, now }: { readonly readFor: string; readonly now: Date },
): Promise<SourceOutcome | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const repository = createCollectionRepository(tx);
      await repository.lockItems(kind.name);
      const known = await repository.listSimilar(kind.name, reading.items);
      const fresh = findFresh(reading.items, known, kind.likenessDays);
      await reading.insert(tx, fresh);
      await repository.rememberItems(kind.name, withoutTwins(reading.items));
      if (reading.known) await repository.saveKnown(kind.name, part.source, reading.known, readFor);
      const outcome = {
        found: reading.found,
        added: fresh.size,
        duplicates: reading.items.length - fresh.size,
        error: reading.error ?? null,
      };
      if (!(await repository.finishSource(part, outcome, now))) throw new LeaseLost();
      return outcome;
    });
  } catch (error) {
    if (error instanceof LeaseLost) return undefined;
    throw error;
  }
}

/** Items that are neither known, nor similar to a known one, nor similar to an earlier one of the same source. */
export function findFresh<Item extends Identity>(
  items: readonly Item[],
  known: readonly Identity[],
  likenessDays: number,
): Set<Item> {
  const keys = new Set(known.map(({ key }) => key));
  const daysByLikeness = new Map<string, string[]>();
  const note = ({ key, likeness, day }: Identity) => {
    keys.add(key);
    daysByLikeness.set(likeness, [...(daysByLikeness.get(likeness) ?? []), day]);
  };
  known.forEach(note);
  const fresh = new Set<Item>();
  for (const item of items) {
    const isLike = daysByLikeness.get(item.likeness)?.some((day) => !areDaysApart(day, item.day, likenessDays));
    if (!keys.has(item.key) && !isLike) fresh.add(item);
    note(item);
  }
  return fresh;
}

/** A single statement cannot write the same row twice. */
const withoutTwins = (items: readonly Identity[]): Identity[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
];
