import { proportions } from '../data/proportions.ts';
import type { Scope } from '../scope.ts';
import { fold } from '../text/fold.ts';
import { PhraseTable } from '../text/phrase-table.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { directionOf, hasProportion } from './derived-numbers.ts';
import { hasForm } from './word-support.ts';

/** "without obtaining a post": a deed that is denied here, where the old line denies too. */
export function isDenied({ at }: Word, { folded }: GuardText, before: GuardText, { negations }: Vocabulary): boolean {
  const lead = folded.slice(Math.max(0, at - 16), at).trimEnd();
  return negations.occurs(before.folded) && negations.find(lead).some(({ to }) => to === lead.length);
}

const neutralChange = /^(?:paso|pasar|pasado|pasando|pass\p{L}*|went|moved|ging|gegangen|変化)$/u;

/** A change the old line told in another word, or in numbers ("from 9 to 6 days" is a fall); whose doing it was is a question of credit. */
export function isSameChange(word: string, before: GuardText, { changes }: Vocabulary): boolean {
  const groups = changes.groupsOf(word);
  if (groups.length === 0) return false;
  const direction = directionOf(before) ?? signOf(before);
  if (direction !== undefined && neutralChange.test(word)) return true;
  const told = changes.groupsIn(before.folded);
  return groups.some((group) => told.has(group) || (direction !== undefined && group === (direction === 'up' ? 0 : 1)));
}

/** "-11 %" is a fall. */
function signOf({ raw }: GuardText): 'up' | 'down' | undefined {
  const sign = /(?:^|[\s:(])([-−–+])\s?\d[\d.,]*\s?%/u.exec(raw)?.[1];
  if (!sign) return undefined;
  return sign === '+' ? 'up' : 'down';
}

const employer =
  /^(?:company|firm|employer|organi[sz]ation|entreprise|societe|empresa|compania|unternehmen|firma|betrieb)$/u;

/** "Saltmarsh was shortlisted" and "the company was shortlisted". */
export function namesEmployer(
  { folded }: Word,
  before: GuardText,
  after: GuardText,
  { entry, vocabulary }: Scope,
): boolean {
  const head = fold(entry?.head.map(({ text }) => text).join(' ') ?? '');
  return (
    employer.test(folded) &&
    before.words.some(
      (word) => word.raw !== word.folded && head.includes(word.folded) && !hasForm(after, word, vocabulary),
    )
  );
}

const proportionTables = proportions.map(({ times, words }) => ({ times, table: new PhraseTable([words]) }));

/** "two units outstanding" praises nobody. */
export function isLeft({ folded, at, raw }: Word, after: GuardText): boolean {
  return folded === 'outstanding' && /^\s*(?:[,;.)]|$)/u.test(after.folded.slice(at + raw.length));
}

/** "halved" follows from 4.2 and 2.1. */
export function isProportion({ folded }: Word, before: GuardText): boolean {
  return proportionTables.some(({ times, table }) => table.occurs(folded) && hasProportion(before, times));
}

/** "Zero accidents" and "no accidents". */
export function isSameNegation({ folded }: Word, before: GuardText, { negations }: Vocabulary): boolean {
  return negations.groupsOf(folded).length > 0 && negations.occurs(before.folded);
}

/** "by switching suppliers" tells what brought a change about; "by a third" and "en 2022" tell how much and when. */
export function namesMeans({ folded }: GuardText, { means }: Vocabulary): boolean {
  return means
    .find(folded)
    .some(
      ({ to }) =>
        !/^\s(?:an?\s|un\s|une\s)?(?:[\uE000-\uE002]|half|third|quarter|hausse|baisse)/u.test(folded.slice(to)),
    );
}

export function hasGroup({ folded }: GuardText, groups: readonly number[], { leading }: Vocabulary): boolean {
  const there = leading.groupsIn(folded);
  return groups.some((group) => there.has(group));
}
