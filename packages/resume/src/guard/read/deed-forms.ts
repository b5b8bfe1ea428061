import type { Grammar } from '@fitted/language/guard-words';
import type { Word } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Statement, Term } from './statement.ts';

type Form = 'past' | 'gerund' | 'agent' | 'noun' | 'bare';

/**
 * Whether two forms of a word certainly name the same action. "Managing director's diary" does not imply "managed", nor "founding
 * team" "founded": a noun or an -ing form may become a verb only if the words after it show that it was one. An agent noun
 * ("manager") never proves that the person did it.
 */
export function isSameDeed(
  old: Term,
  fresh: Term,
  before: Statement,
  after: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (!old.word || !fresh.word || old.word.folded === fresh.word.folded) return true;
  if (formOf(old.word, vocabulary) === 'agent' && formOf(fresh.word, vocabulary) === 'past') return false;
  // A noun that stays a noun is not a form of a verb.
  const isNoun = (raw: string) => vocabulary.traits.capitalisesNouns && /^\p{Lu}/u.test(raw) && raw.length > 3;
  if (isNoun(old.text) && isNoun(fresh.text)) return true;
  // Only the first word of a segment is read as what the person did.
  if (after.things.find(({ segment }) => segment === fresh.segment) !== fresh) return true;
  const from = formOf(old.word, vocabulary);
  const to = formOf(fresh.word, vocabulary);
  const isOther = old.word.stem.slice(0, 3) !== fresh.word.stem.slice(0, 3);
  if (from === 'agent') return to === 'agent' || isOther;
  if (to === 'agent') return isOther;
  if (from !== 'gerund' && isPassive(old, before, vocabulary) && !isPassive(fresh, after, vocabulary)) return false;
  if (from === to || from === 'past') return true;
  if (!vocabulary.traits.verbsLookLikeNouns && from !== 'noun') return true;
  // A noun modifying another noun stays a noun: "design team", "designing team".
  if (to === 'noun' || (to === 'gerund' && from === 'bare')) return true;
  if (to === 'bare' && from === 'bare') return true;
  return isProven(old, from, before, vocabulary) || isBesideProven(old, before, vocabulary);
}

/** "Ordering searches and chasing replies": coordinated -ing forms are verbs if one of them is proven, or if they are duties. */
function isBesideProven(old: Term, before: Statement, vocabulary: Vocabulary): boolean {
  if (!old.word || formOf(old.word, vocabulary) !== 'gerund') return false;
  const isDuty = before.terms.some(({ kind, to }) => kind === 'charge' && to <= old.from);
  return before.things.some(
    (other) =>
      other !== old &&
      other.word !== undefined &&
      other.sentence === old.sentence &&
      formOf(other.word, vocabulary) === 'gerund' &&
      before.things.find(({ segment }) => segment === other.segment) === other &&
      (isDuty || isProven(other, 'gerund', before, vocabulary)),
  );
}

function formOf({ folded }: Word, { grammar }: Vocabulary): Form {
  const { past, pastEnding, gerund, deedNouns, agents } = grammar;
  const ends = (endings: readonly string[]) =>
    endings.some((ending) => folded.endsWith(ending) && folded.length > ending.length + 2);
  if (past.includes(folded) || (pastEnding !== '' && ends([pastEnding]))) return 'past';
  if (gerund !== '' && ends([gerund])) return 'gerund';
  if (ends(deedNouns)) return 'noun';
  return ends(agents) ? 'agent' : 'bare';
}

/** Of the past tense and of the gerund. */
export const verbEndings = ({ pastEnding, gerund }: Grammar): readonly string[] =>
  pastEnding === '' ? [gerund] : [pastEnding, gerund];

/** The context proves a verb: "managing the diary", "check 4 rooms", "coordination of deliveries", or "was managing". */
function isProven(old: Term, form: Form, { text }: Statement, vocabulary: Vocabulary): boolean {
  const { isProver, isOf, isSureVerb, isBe, firstPerson } = vocabulary;
  const next = /^[\s-]*([\p{L}]+|[\uE001\uE002$€£])/u.exec(text.folded.slice(old.to, old.to + 40))?.[1] ?? '';
  const before = text.folded.slice(Math.max(0, old.from - 20), old.from).trimEnd();
  const nearest = before.match(/\p{L}+/gu)?.at(-1) ?? '';
  const last = before.endsWith(nearest) ? nearest : '';
  // "I manage" also proves it.
  if (isOf(next) || firstPerson.groupsOf(last).length > 0) return true;
  // "Caring for a ward": an -ing form before a function word is not part of a name.
  if (form === 'gerund' && vocabulary.isFunctionWord(next)) return true;
  if (form === 'noun') return isProver(next);
  return isProver(next) || /^[\uE001\uE002$€£]/u.test(next) || isBe(last) || isSureVerb(old.word?.folded ?? '');
}

/** "Keys were kept" does not say who kept them, unless "by me" follows. */
function isPassive(term: Term, { text }: Statement, { isBe, grammar }: Vocabulary): boolean {
  const before = text.folded.slice(Math.max(0, term.from - 30), term.from).match(/\p{L}+/gu) ?? [];
  if (grammar.infinitive?.test(term.word?.folded ?? '')) return false;
  const isMine = grammar.self.some((self) => new RegExp(`(?<!\\p{L})${self}(?!\\p{L})`, 'u').test(text.folded));
  return !isMine && before.slice(-2).some(isBe);
}

/** Same for words of help: "support desk" does not imply "supported". */
export function isSameHelp(old: Term, fresh: Term, before: Statement, vocabulary: Vocabulary): boolean {
  const isVerb = (text: string) => verbEndings(vocabulary.grammar).some((ending) => text.endsWith(ending));
  const isSameWord = old.text.slice(0, 4) === fresh.text.slice(0, 4);
  if (!vocabulary.traits.verbsLookLikeNouns || !isSameWord || isVerb(old.text) || !isVerb(fresh.text)) return true;
  return isProven(old, 'bare', before, vocabulary);
}
