import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { overlap } from '../support/content.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Check } from './check.ts';

/** What ended is not going on; what was done to someone else's plan was not planned; a fall to 52 is no fall by 52. */
export const checkStanding: Check = (after, scope) => [
  ...checkCurrent(after, scope),
  ...checkAuthorship(after, scope),
  ...checkNumberRole(after, scope),
  ...checkMeans(after, scope),
];

function checkCurrent(after: GuardText, { before, place, vocabulary }: Scope): Claim[] {
  if (!before || place === 'summary') return [];
  const { current, since } = vocabulary.situations;
  const old = before.text;
  const isCurrent = current.occurs(old.folded) || since.occurs(old.folded);
  if (isCurrent || old.dates.length === 0) return [];
  const [word] = current.find(after.folded);
  if (word) return [claim('made-current', { words: word.text })];
  const [from] = since.find(after.folded);
  const isOpen = from !== undefined && after.dates.length < old.dates.length && old.dates.length > 1;
  return isOpen ? [claim('made-current', { words: from.text })] : [];
}

/** "built to the design document" → "designed and built". */
function checkAuthorship(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before) return [];
  const { givenBy, authoring } = vocabulary.situations;
  const [given] = givenBy.find(before.text.folded);
  if (!given || givenBy.occurs(after.folded)) return [];
  const old = authoring.groupsIn(before.text.folded);
  const made = authoring
    .find(after.folded)
    .find(({ text }) => old.size === 0 || !before.text.folded.includes(text) || isObject(text, before.text));
  return made ? [claim('limit-dropped', { limit: given.text })] : [];
}

/** 設計書: the thing that was followed, not a deed. */
function isObject(text: string, { folded }: GuardText): boolean {
  const at = folded.indexOf(text);
  return /^(?:書|书|图|図|方案|\s(?:document|spec|plan))/u.test(folded.slice(at + text.length));
}

function checkNumberRole(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before) return [];
  const { by, to } = vocabulary.situations;
  const old = before.text;
  const ends = (text: GuardText, at: number, table: typeof by) => {
    const lead = text.folded.slice(Math.max(0, at - 6), at).trimEnd();
    return table.find(lead).some((found) => found.to === lead.length);
  };
  return after.quantities.flatMap((quantity) => {
    const own = old.quantities.filter(
      ({ value, isPercent }) => value === quantity.value && isPercent === quantity.isPercent,
    );
    const wasEnd = own.length > 0 && own.every(({ from }) => ends(old, from, to));
    const isMoved =
      wasEnd && old.quantities.length > 1 && ends(after, quantity.from, by) && !ends(after, quantity.from, to);
    const isAlone = !after.quantities.some(
      ({ value }) => value !== quantity.value && old.quantities.some((one) => one.value === value),
    );
    return isMoved && isAlone ? [claim('number-moved', { value: quantity.value })] : [];
  });
}

const clauseEnd = /[,，、;；。.()（）]|[将把]/u;

/** A means that the old line does not name: 通过分库分表. */
function checkMeans(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before || (vocabulary.language !== 'zh' && vocabulary.language !== 'ja')) return [];
  const { means } = vocabulary;
  return means
    .find(after.folded)
    .filter(({ text }) => text.length > 1)
    .flatMap(({ from, to, text }) => {
      const cut = after.folded.slice(to).search(clauseEnd);
      const span =
        vocabulary.language === 'zh'
          ? { from: to, to: cut < 0 ? after.folded.length : to + cut }
          : { from: Math.max(0, from - 12), to: from };
      const { shared, total } = overlap(after, span, before.text, vocabulary);
      return total > 1 && shared * 2 < total ? [claim('cause', { words: text })] : [];
    });
}
