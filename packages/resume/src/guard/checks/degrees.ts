import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

const degree =
  /^(?:b\.?sc|m\.?sc|b\.?a|m\.?a|mba|ph\.?d|b\.?eng|m\.?eng|ll\.?[bm]|bachelor|master|masters|doctorate|degree|diploma|diplome|diplom|licence|licenciatura|licenciad[oa]|grado|mastere?|maestria|doctorado|doctorat|studium|abschluss)$/u;
const ofSubject = /^(?:in|of|en|de|du|des|der|im|the|la|le|el)$/u;

/** "a BSc in Excel" from a BSc in Geography and a list with Excel: in a summary, a degree keeps its subject and its year. */
export const checkDegrees: Check = (after, scope) => {
  const { place, vocabulary, before } = scope;
  if (place !== 'summary') return [];
  const severity = before ? 'question' : 'hold';
  return after.words
    .flatMap((word, at) => {
      if (!degree.test(word.folded)) return [];
      const studies = studiesOf(scope).filter((texts) => texts.some((text) => hasForm(text, word, vocabulary)));
      if (studies.length === 0) return [];
      return [
        ...checkSubject(word, subjectOf(after, at, vocabulary), studies, vocabulary),
        ...checkYear(word, after, studies),
      ];
    })
    .map((one) => ({ ...one, severity }));
};

/** An entry speaks as a whole, every other line for itself. */
function studiesOf({ before, far, stated, roles }: Scope): GuardText[][] {
  const lines = [...(before ? [before] : []), ...far, ...stated].map(({ text }) => [text]);
  return [...lines, ...roles.map((role) => role.lines.map(({ text }) => text))];
}

function checkSubject(
  word: Word,
  subject: readonly Word[],
  studies: readonly GuardText[][],
  vocabulary: Vocabulary,
): Claim[] {
  const isKnown = studies.some((texts) => subject.every((one) => texts.some((text) => hasForm(text, one, vocabulary))));
  return isKnown ? [] : [claim('wording', { words: [word, ...subject].map(({ raw }) => raw).join(' ') })];
}

/** The words behind "in" or "of", or names right behind the degree, as far as the next small word. */
function subjectOf(after: GuardText, place: number, { isFunctionWord }: Vocabulary): readonly Word[] {
  const clause = spanAt(after.clauses, after.words[place]?.at ?? 0);
  const behind = after.words.slice(place + 1, place + 6).filter(({ at }) => clause && isInside(at, clause));
  if (!behind[0] || !(ofSubject.test(behind[0].folded) || behind[0].isCapital)) return [];
  const end = behind.findIndex(({ folded }) => isFunctionWord(folded) && !ofSubject.test(folded));
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ folded }) => !ofSubject.test(folded));
}

/** The year behind a degree that opens its sentence; elsewhere it may be of something else. */
function checkYear(word: Word, after: GuardText, studies: readonly GuardText[][]): Claim[] {
  const sentence = spanAt(after.sentences, word.at);
  const isOpening = sentence !== undefined && after.folded.slice(sentence.from, word.at).trim() === '';
  const has = (year: number) =>
    studies.some((texts) => texts.some(({ dates }) => dates.some((date) => date.year === year)));
  return after.dates
    .filter(({ from, year }) => isOpening && isInside(from, sentence) && !has(year))
    .map(({ year }) => claim('date', { date: String(year) }));
}
