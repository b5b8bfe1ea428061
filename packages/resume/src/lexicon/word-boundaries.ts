import type { FoldedText } from './fold-text.ts';

type CharacterClass = 'word' | 'katakana' | 'free';
const classes = new Map<string, CharacterClass>();

function classOf(character: string): CharacterClass {
  const known = classes.get(character);
  if (known) return known;
  const found: CharacterClass = /[\u30a1-\u30fa\u30fc]/u.test(character)
    ? 'katakana'
    : /[\p{L}\p{N}]/u.test(character) && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(character)
      ? 'word'
      : 'free';
  classes.set(character, found);
  return found;
}

/** No boundary between two letters or two katakana; always one beside Han characters and hiragana. */
function parts(before: string, after: string): boolean {
  const kind = classOf(before);
  return before === '' || after === '' || kind === 'free' || kind !== classOf(after);
}

export function startsWord(folded: FoldedText, source: string, from: number): boolean {
  const { text, at } = folded;
  const character = text.charAt(from);
  if (character === ' ' || character === '\n') return false;
  const before = text.charAt(from - 1);
  if (!parts(before, character)) return false;
  if (before !== '.' || classOf(text.charAt(from - 2)) !== 'word') return true;
  // "ASP.NET" is one word; "…experience.Python" is a full stop with the space missing.
  return /\p{Lu}/u.test(source.charAt(at[from] ?? 0)) && /\p{Ll}/u.test(source.charAt(at[from - 2] ?? 0));
}

/** "C++" and "C#" are not "C". */
export function endsWord(text: string, to: number): boolean {
  const after = text.charAt(to);
  if (!parts(text.charAt(to - 1), after)) return false;
  if (after === '#') return false;
  return after !== '+' || classOf(text.charAt(to + 1)) === 'word';
}

/** The end of a plural, if the text has one: "pivot tables" is the same as "pivot table". */
export function pluralEnd(text: string, to: number): number | undefined {
  if (text.charAt(to) === 's' && endsWord(text, to + 1)) return to + 1;
  return text.startsWith('es', to) && endsWord(text, to + 2) ? to + 2 : undefined;
}
