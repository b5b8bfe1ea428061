import { claim } from '../claim.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Check } from './check.ts';

/** "from A to B" keeps its direction: a move from MySQL to PostgreSQL is not one from PostgreSQL to MySQL. */
export const checkDirection: Check = (after, { before }) => {
  if (!before) return [];
  const old = pathsOf(before.text);
  return pathsOf(after)
    .filter(({ start, end }) => old.some((path) => path.start === end && path.end === start))
    .map(({ start, end }) => claim('wording', { words: `${start} → ${end}` }));
};

interface Path {
  readonly start: string;
  readonly end: string;
}

const latinPath =
  /(?<![\p{L}])(?:from|von|vom|de|du|desde|aus) (?<start>[^,;()]{1,40}?) (?:to|nach|auf|zu|zum|a|al|à|vers|hasta|into) (?<end>[^\s,;()]+)/gu;
const chinesePath = /[从由]\s?(?<start>[^，；（）]{1,20}?)\s?(?:迁移)?[到至]\s?(?<end>[^，；（）\s]{1,12})/gu;
const japanesePath = /(?<start>[^、。（）をは]{1,20}?)から\s?(?<end>[^、。（）をは]{1,20}?)(?:へ|に|まで)/gu;

function pathsOf({ raw }: GuardText): Path[] {
  const text = raw.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
  return [latinPath, chinesePath, japanesePath].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) =>
      groups?.start && groups.end ? [{ start: groups.start.trim(), end: groups.end.trim() }] : [],
    ),
  );
}
