import { type Claim, claim } from '../claim.ts';
import type { Role, Scope } from '../scope.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span, spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';
import { claimedTitles } from './titles.ts';

/**
 * In a summary, what is said together must stand together: a title with its years and figures, a degree with its subject.
 * Where a summary is only reworded it is asked.
 */
export const checkSameRole: Check = (after, scope) => {
  if (scope.place !== 'summary') return [];
  const ofTitles = claimedTitles(after, scope.vocabulary).flatMap((phrase) => checkRole(phrase, after, scope));
  const severity = scope.before ? 'question' : 'hold';
  return [...ofTitles, ...checkDegrees(after, scope)].map((one) => ({ ...one, severity }));
};

function checkRole(phrase: readonly Word[], after: GuardText, scope: Scope): Claim[] {
  const { roles, vocabulary } = scope;
  const isHeldIn = ({ head }: Role) => head.some(({ text }) => phrase.every((word) => hasForm(text, word, vocabulary)));
  const own = roles.filter(isHeldIn);
  const sentence = spanAt(after.sentences, phrase[0]?.at ?? 0);
  if (own.length === 0 || !sentence) return [];
  const named = roles.filter((role) => own.includes(role) || isNamed(role, phrase, after, sentence));
  return [...checkSince(phrase, after, own, scope), ...checkFigures(after, sentence, named, scope)];
}

/** "at Birch Freight": a name of the role's head stands in the sentence, beside the title. */
function isNamed({ head }: Role, phrase: readonly Word[], after: GuardText, sentence: Span): boolean {
  const beside = after.words.filter((word) => isInside(word.at, sentence) && !phrase.includes(word));
  const said = new Set(beside.map(({ folded }) => folded));
  return head.some(({ text }) =>
    text.words.some(({ folded, isCapital }) => isCapital && folded.length > 3 && said.has(folded)),
  );
}

/** "Operations Analyst since 2016", who was another thing then. */
function checkSince(phrase: readonly Word[], after: GuardText, own: readonly Role[], scope: Scope): Claim[] {
  const last = phrase.at(-1);
  if (!last) return [];
  const end = last.at + last.raw.length;
  const clause = spanAt(after.clauses, last.at);
  const { since } = scope.vocabulary.situations;
  return after.dates
    .filter(({ from }) => from > end)
    .filter(({ from }) => {
      const between = after.folded.slice(end, from);
      return /^[\s(,–—-]*$/u.test(between) || (clause && isInside(from, clause) && since.occurs(between));
    })
    .filter(({ year }) => !scope.before?.text.dates.some((date) => date.year === year))
    .filter(
      ({ year }) => !own.some(({ lines }) => lines.some(({ text }) => text.dates.some((date) => date.year === year))),
    )
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

const degree =
  /^(?:b\.?sc|m\.?sc|b\.?a|m\.?a|mba|ph\.?d|b\.?eng|m\.?eng|ll\.?[bm]|bachelor|master|masters|doctorate|degree|diploma|diplome|diplom|licence|licenciatura|licenciad[oa]|grado|mastere?|maestria|doctorado|doctorat|studium|abschluss|promotion)$/u;
const ofSubject = /^(?:in|of|en|de|du|des|der|im|the|la|le|el)$/u;

/** "a BSc in Excel" from a BSc in Geography and a list with Excel. */
function checkDegrees(after: GuardText, scope: Scope): Claim[] {
  const { vocabulary, before, far, stated } = scope;
  const sources = [...(before ? [before] : []), ...far, ...stated].map(({ text }) => text);
  return after.words.flatMap((word, place) => {
    if (!degree.test(word.folded)) return [];
    const graduated = sources.filter((text) => hasForm(text, word, vocabulary));
    const subject = subjectOf(after, place, vocabulary);
    const isKnown = graduated.some((text) => subject.every((one) => hasForm(text, one, vocabulary)));
    if (graduated.length === 0 || subject.length === 0 || isKnown) return [];
    return [claim('wording', { words: [word, ...subject].map(({ raw }) => raw).join(' ') })];
  });
}

/** The words behind "in" or "of", as far as the next small word that is neither. */
function subjectOf(after: GuardText, place: number, { isFunctionWord }: Vocabulary): readonly Word[] {
  const clause = spanAt(after.clauses, after.words[place]?.at ?? 0);
  const behind = after.words.slice(place + 1, place + 6).filter(({ at }) => clause && isInside(at, clause));
  if (!behind[0] || !ofSubject.test(behind[0].folded)) return [];
  const end = behind.findIndex(({ folded }) => isFunctionWord(folded) && !ofSubject.test(folded));
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ folded }) => !ofSubject.test(folded));
}
