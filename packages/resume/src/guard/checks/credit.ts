import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { directionOf } from '../support/derived-numbers.ts';
import { namesMeans } from '../support/same-saying.ts';
import { hasForm, hasWord, isFormOf } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Deeds keep their doer, and one thing does not become the cause of another. */
export const checkCredit: Check = (after, scope) => {
  if (!scope.before || scope.place === 'head' || scope.place === 'contact') return [];
  return [
    ...checkDoer(after, scope),
    ...checkEmployer(after, scope),
    ...checkChanges(after, scope),
    ...checkFirstPerson(after, scope),
    ...checkCauses(after, scope),
  ];
};

/** An opening verb that only someone else did in the source: "Tony Brandt ran the board" → "Ran the board". */
function checkDoer(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before) return [];
  return after.sentences.flatMap((sentence) => {
    const opening = after.words.find(({ at }) => isInside(at, sentence));
    if (!opening || vocabulary.isFunctionWord(opening.folded)) return [];
    const same = before.text.words.filter((word) => isForm(word, opening, vocabulary));
    const isTaken = same.length > 0 && same.every((word) => hasOtherDoer(word, before.text, vocabulary));
    return isTaken ? [claim('credit', { words: opening.raw })] : [];
  });
}

const employers =
  /^(?:company|firm|team|department|branch|shop|store|lab|laboratory|agency|practice|clinic|hospital|school|office|unit|empresa|equipo|despacho|departamento|tienda|oficina|agencia|clinica|hospital|colegio|entreprise|societe|cabinet|equipe|magasin|agence|service|etablissement|boutique|firma|betrieb|unternehmen|team|abteilung|filiale|kanzlei|buro|laden|praxis|agentur)$/u;

/** "The firm won 70 % of its cases": what the employer did is not the person's when the employer is gone from the line. */
function checkEmployer(after: GuardText, { before, place, vocabulary }: Scope): Claim[] {
  if (!before || place === 'list') return [];
  return before.text.sentences.flatMap((sentence) => {
    const words = before.text.words.filter(({ at }) => isInside(at, sentence));
    const subject = words.find(({ folded }) => !vocabulary.isFunctionWord(folded));
    const isFirst = subject !== undefined && words.indexOf(subject) <= 1 && employers.test(subject.folded);
    const next = subject && words[words.indexOf(subject) + 1];
    const isDoer = next !== undefined && !vocabulary.isFunctionWord(next.folded) && !next.isCapital;
    if (!isFirst || !isDoer || hasWord(after, subject, vocabulary) || !hasWord(after, next, vocabulary)) return [];
    return [claim('credit', { words: subject.raw })];
  });
}

// Verbs that no one does to a thing open no deed, whatever stands before them.
const byItself =
  /^(?:sank|sanken|stieg|stiegen|fiel|fielen|wuchs|wuchsen|rose|fell|growth|decline|rise|hausse|baisse|progression|croissance|recul|chute|descenso|incremento|aumento|subida|caida|crecimiento|ruckgang|anstieg|zuwachs|zunahme|abnahme|(?:aument|baj|descend|crec|mejor|disminuy)\p{L}*(?:aron|ieron))$/u;

/** "The rate fell" → "Lowered the rate": what changed by itself may not open the line as a deed. */
function checkChanges(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  if (!before) return [];
  const { changes } = vocabulary;
  const openings = (text: GuardText) =>
    text.sentences.flatMap((sentence) => openingOf(text, sentence, vocabulary) ?? []);
  const isChange = ({ folded }: Word) => changes.groupsOf(folded).length > 0 && !byItself.test(folded);
  const isDeed = (word: Word) =>
    isChange(word) || (vocabulary.leading.groupsOf(word.folded).length > 0 && !hasForm(before.text, word, vocabulary));
  const deed = openings(after).find(isDeed);
  const isByItself =
    !namesMeans(before.text, vocabulary) &&
    (changes.occurs(before.text.folded) || directionOf(before.text) !== undefined) &&
    !openings(before.text).some(isChange);
  return deed && isByItself ? [claim('credit', { words: deed.raw })] : [];
}

/** "Successfully reduced", "was able to reduce": how a deed was done, and that it could be, stands before it. "Supply rose" is no deed. */
const beforeDeed = /^(?:able|(?!supply|assembly|family|reply|italy|july|anomaly|fly$)\p{L}{2,}ly)$/u;

function openingOf(text: GuardText, sentence: Span, vocabulary: Vocabulary): Word | undefined {
  return text.words.find(
    ({ at, folded }) =>
      isInside(at, sentence) &&
      !vocabulary.isFunctionWord(folded) &&
      !(vocabulary.language === 'en' && beforeDeed.test(folded)),
  );
}

function isForm(word: Word, opening: Word, vocabulary: Vocabulary): boolean {
  const groups = vocabulary.synonyms.groupsOf(opening.folded);
  return (
    isFormOf(word, opening, vocabulary) ||
    vocabulary.synonyms.groupsOf(word.folded).some((group) => groups.includes(group))
  );
}

/** A name or a position right before the verb is its subject. */
function hasOtherDoer(word: Word, text: GuardText, vocabulary: Vocabulary): boolean {
  const place = text.words.indexOf(word);
  const subject = text.words[place - 1];
  if (!subject || !/^[\s]+$/u.test(text.folded.slice(subject.at + subject.raw.length, word.at))) return false;
  if (vocabulary.isFunctionWord(subject.folded)) return false;
  const isName = subject.isCapital && vocabulary.language !== 'de' && !word.isCapital;
  return isName || (vocabulary.isTitle(subject.folded) && !word.isCapital);
}

/** A line that names no doer, or another one, must not begin to say "I". */
function checkFirstPerson(after: GuardText, { before, place, vocabulary }: Scope): Claim[] {
  if (
    !before ||
    place === 'summary' ||
    !vocabulary.firstPerson.occurs(after.folded) ||
    vocabulary.firstPerson.occurs(before.text.folded)
  )
    return [];
  return [claim('credit', { words: after.raw }, 'question')];
}

function checkCauses(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  const [cause] = vocabulary.causes.find(after.folded);
  if (!cause || !before || vocabulary.causes.occurs(before.text.folded)) return [];
  return [claim('cause', { words: cause.text }, namesMeans(before.text, vocabulary) ? 'question' : 'hold')];
}
