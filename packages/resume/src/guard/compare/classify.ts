import type { Statement, Term } from '../read/statement.ts';
import { skillsIn } from '../support/skills-in.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Difference } from './table.ts';

/** Everything the person wrote or said anywhere. */
export interface Known {
  readonly hasWord: (term: Term) => boolean;
  /** hasTitle: the word occurs anywhere as a title. isTitle: the person held it. */
  readonly hasTitle: (word: string) => boolean;
  readonly isTitle: (word: string) => boolean;
  readonly hasPiece: (piece: string) => boolean;
  /** Whether more than half of the text's content occurs somewhere. */
  readonly hasMostOf: (text: GuardText) => boolean;
  readonly hasFigure: (term: Term) => boolean;
  readonly hasDate: (term: Term) => boolean;
  readonly hasSkill: (skill: string) => boolean;
  /** Whether there is any degree, licence or award. isOngoing: whether any role is current. */
  readonly hasCredential: boolean;
  readonly isOngoing: boolean;
}

/** Classifies a new word. Kinds that are facts in themselves (titles, tools, names) are held if they occur nowhere else. */
export function classify(
  words: string,
  term: Term | undefined,
  fresh: Statement,
  old: Statement,
  known: Known,
  vocabulary: Vocabulary,
): Difference {
  const word = term?.word;
  const folded = word?.folded ?? words;
  const isKnown = term ? known.hasWord(term) : known.hasPiece(words);
  const change = isKnown ? 'moved' : 'came';
  const isIn = (has: (folded: string) => boolean, signs: { occurs: (text: string) => boolean }) =>
    word ? has(folded) : signs.occurs(words);
  if (isRaised(folded, word !== undefined, old, vocabulary))
    return { row: isKnown ? 'rung moved' : 'rung raised', words, params: { from: '' } };
  if (isIn(vocabulary.isCredential, vocabulary.credentials)) {
    const isGeneral = known.hasCredential && vocabulary.isDegree(folded);
    // "No degree" claims none.
    const isDenied =
      term !== undefined &&
      fresh.terms.some(({ kind, segment, to }) => kind === 'denial' && segment === term.segment && to <= term.from);
    const isTheirs =
      isGeneral || isDenied || (!word && vocabulary.credentials.find(words).every(({ text }) => known.hasPiece(text)));
    return { row: isTheirs ? 'credential moved' : `credential ${change}`, words };
  }
  if (isIn(vocabulary.isTitle, vocabulary.titles))
    return { row: known.hasTitle(word?.stem ?? words) ? 'title moved' : 'title came', words };
  const isNamed = word ? isName(term, fresh, vocabulary) : /[\p{Script=Katakana}]/u.test(words);
  if (!isNamed) return { row: `thing ${change}`, words };
  const at = term ? rawPlace(term, fresh) : fresh.text.raw.indexOf(words);
  const skill = skillsIn(fresh.text, vocabulary.language).find((one) => at >= one.at && at < one.at + one.length);
  if (skill) return { row: isKnown || known.hasSkill(skill.skill) ? 'tool moved' : 'tool came', words: skill.spelling };
  return { row: word ? `name ${change}` : `thing ${change}`, words };
}

/** A word of being in charge, where the old line has none. */
function isRaised(folded: string, isWord: boolean, old: Statement, { charge, duties }: Vocabulary): boolean {
  const isLead = isWord ? charge.groupsOf(folded).length > 0 : charge.occurs(folded);
  return isLead && !charge.occurs(old.text.folded) && !duties.occurs(old.text.folded);
}

/** A capital where none is required, or a code. German capitalises all nouns, so there only initials and brands are names. */
function isName({ word }: Term, { text }: Statement, { traits }: Vocabulary): boolean {
  if (!word) return false;
  if (word.isCode || /^\p{Lu}{2,}/u.test(word.raw) || /\p{Ll}\p{Lu}/u.test(word.raw)) return true;
  const isShout = text.raw === text.raw.toUpperCase();
  return !traits.capitalisesNouns && word.isCapital && !isShout;
}

/** Offsets in the raw text are nearly always the same as in the folded text. Where they are not, search for the word. */
function rawPlace({ from, text: own }: Term, { text }: Statement): number {
  return text.raw.startsWith(own, from) ? from : text.raw.indexOf(own);
}
