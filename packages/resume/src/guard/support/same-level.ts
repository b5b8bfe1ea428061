import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { hasWord } from './word-support.ts';

/** Whether a strong word says no more than the old line did: it names the same charge, or a deed that is still called help. */
export function isSameLevel(word: Word, after: GuardText, before: GuardText, vocabulary: Vocabulary): boolean {
  return (
    isNamedDuty(word, after, before, vocabulary) ||
    isManagedThing(word, after, before, vocabulary) ||
    isStillHelp(word.at, word.folded, after, before, vocabulary) ||
    isCausedChange(word, before, vocabulary)
  );
}

/** "In charge of" and "responsible for". */
export function isNamedDuty(
  { at }: { readonly at: number },
  after: GuardText,
  before: GuardText,
  { duties, supporting }: Vocabulary,
): boolean {
  return (
    duties.occurs(before.folded) &&
    !supporting.occurs(before.folded) &&
    duties.find(after.folded).some(({ from, to }) => at >= from && at < to)
  );
}

const people = /^(?:team|staff|crew|people|equipo|personal|plantilla|equipe|personnel|mitarbeit|personen|kolleg)/u;

/** "Responsible for the newsletter" may become "manage the newsletter", not "manage the shop that sends it", nor its people. */
export function isManagedThing(word: Word, after: GuardText, before: GuardText, vocabulary: Vocabulary): boolean {
  if (vocabulary.managing.groupsOf(word.folded).length === 0) return false;
  const charge = vocabulary.charge.find(before.folded).at(-1);
  const thing = charge && thingAt(charge.to, before, vocabulary);
  const now = thingAt(word.at + word.raw.length, after, vocabulary);
  if (!thing || !now || people.test(now.folded)) return false;
  return hasWord({ ...before, words: [thing], folded: thing.folded }, now, vocabulary);
}

function thingAt(from: number, text: GuardText, { isFunctionWord }: Vocabulary): Word | undefined {
  return text.words.find(({ at, folded }) => at >= from && !isFunctionWord(folded));
}

export function isStillHelp(
  at: number,
  phrase: string,
  after: GuardText,
  before: GuardText,
  { making, supporting, language }: Vocabulary,
): boolean {
  if (making.groupsOf(phrase).length === 0 || !supporting.occurs(before.folded)) return false;
  const part = spanAt(language === 'zh' || language === 'ja' ? after.clauses : after.sentences, at);
  return part !== undefined && supporting.occurs(after.folded.slice(part.from, at));
}

/** "Through grouped orders, costs fell" may become "lowered costs through grouped orders": the means was the person's own word. */
function isCausedChange({ folded }: Word, before: GuardText, { changes, means, deeds }: Vocabulary): boolean {
  return deeds.groupsOf(folded).length > 0 && changes.occurs(before.folded) && means.occurs(before.folded);
}
