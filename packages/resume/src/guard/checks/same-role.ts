import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Role } from '../source.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span, spanAt } from '../text/spans.ts';
import type { Check } from './check.ts';
import { secondTitles } from './second-titles.ts';
import { claimedTitles } from './titles.ts';

/**
 * In a summary, what is said together must stand together: a title with its employer, its years and its figures. Where a
 * summary is only reworded it is asked.
 */
export const checkSameRole: Check = (after, scope) => {
  if (scope.place !== 'summary') return [];
  const phrases = [...claimedTitles(after, scope.vocabulary), ...secondTitles(after, scope.vocabulary)];
  const claims = phrases.flatMap((phrase) => checkRole(phrase, after, scope));
  const severity = scope.before ? 'question' : 'hold';
  return claims.map((one) => ({ ...one, severity }));
};

function checkRole(phrase: readonly Word[], after: GuardText, scope: Scope): Claim[] {
  const { roles, vocabulary } = scope;
  const isHeldIn = ({ head }: Role) => head.some(({ text }) => phrase.every((word) => hasForm(text, word, vocabulary)));
  const own = roles.filter(isHeldIn);
  const sentence = spanAt(after.sentences, phrase[0]?.at ?? 0);
  if (own.length === 0 || !sentence) return [];
  const named = roles.filter((role) => own.includes(role) || isNamed(role, phrase, after, sentence));
  return [
    ...checkEmployer(phrase, after, own, scope),
    ...checkSince(phrase, after, own, scope),
    ...checkFigures(after, sentence, named, scope),
  ];
}

/** "at Birch Freight": a name of the role's head stands in the sentence, beside the title. */
function isNamed({ head }: Role, phrase: readonly Word[], after: GuardText, sentence: Span): boolean {
  const beside = after.words.filter((word) => isInside(word.at, sentence) && !phrase.includes(word));
  const said = new Set(beside.map(({ folded }) => folded));
  return head.some(({ text }) =>
    text.words.some(({ folded, isCapital }) => isCapital && folded.length > 3 && said.has(folded)),
  );
}

const endOf = (phrase: readonly Word[]): number => {
  const last = phrase.at(-1);
  return last ? last.at + last.raw.length : 0;
};

const toEmployer = /^\s?(?:[,(|@–—-]|at|for|bei|beim|chez|en)\s?(?:the\s|der\s|dem\s|la\s|le\s|el\s|l')?/u;

/** "Operations Analyst at Birch Freight", where the person was another thing. */
function checkEmployer(
  phrase: readonly Word[],
  after: GuardText,
  own: readonly Role[],
  { roles, before }: Scope,
): Claim[] {
  const end = endOf(phrase);
  const link = toEmployer.exec(after.folded.slice(end));
  const name = link && after.words.find(({ at }) => at === end + link[0].length);
  if (!name || name.folded.length < 3 || before?.text.folded.includes(name.folded)) return [];
  const isOf = ({ organisation }: Role) => organisation.split(/[^\p{L}\p{N}]+/u).includes(name.folded);
  const isOwn = own.some((role) => isOf(role) || role.head.some(({ text }) => text.folded.includes(name.folded)));
  return !isOwn && roles.some(isOf)
    ? [claim('wording', { words: [...phrase, name].map(({ raw }) => raw).join(' ') })]
    : [];
}

/** "Operations Analyst since 2016", "since 2016 Operations Analyst", who was another thing then. */
function checkSince(phrase: readonly Word[], after: GuardText, own: readonly Role[], scope: Scope): Claim[] {
  const [start, end] = [phrase[0]?.at ?? 0, endOf(phrase)];
  const clause = spanAt(after.clauses, start);
  const { since } = scope.vocabulary.situations;
  const isJoined = ({ from, to }: Span) => {
    if (to <= start)
      return since.occurs(after.folded.slice(0, from)) && /^\s(?:\p{L}+\s){0,4}$/u.test(after.folded.slice(to, start));
    const between = after.folded.slice(end, from);
    const bare = since.find(between).reduce((rest, { text }) => rest.replace(text, ''), between);
    return /^[\s(,;|–—-]*$/u.test(bare) || (clause !== undefined && isInside(from, clause) && bare !== between);
  };
  const isOf = (year: number) => (text: GuardText) => text.dates.some((date) => date.year === year);
  return after.dates
    .filter((date) => (date.to <= start || date.from >= end) && isJoined(date))
    .filter(({ year }) => !scope.before || !isOf(year)(scope.before.text))
    .filter(({ year }) => !own.some(({ lines }) => lines.some(({ text }) => isOf(year)(text))))
    .map(({ year }) => claim('date', { date: String(year) }));
}

/** A figure of another role, in a sentence that names neither that role nor its employer. */
function checkFigures(after: GuardText, sentence: Span, named: readonly Role[], scope: Scope): Claim[] {
  const hasFigure = (value: number) => (text: GuardText) => text.quantities.some((other) => other.value === value);
  const elsewhere = scope.roles.filter((role) => !named.includes(role));
  return after.quantities
    .filter(({ from, isArticle }) => !isArticle && isInside(from, sentence))
    .filter(({ value }) => {
      const isIn = hasFigure(value);
      const inRoles = (roles: readonly Role[]) => roles.some(({ lines }) => lines.some(({ text }) => isIn(text)));
      const ofRoles = new Set(scope.roles.flatMap(({ lines }) => lines.map(({ id }) => id)));
      const loose = [
        ...(scope.before ? [scope.before] : []),
        ...scope.stated,
        ...scope.far.filter(({ id }) => !ofRoles.has(id)),
      ];
      return inRoles(elsewhere) && !inRoles(named) && !loose.some(({ text }) => isIn(text));
    })
    .map(({ value }) => claim('number-moved', { value }));
}
