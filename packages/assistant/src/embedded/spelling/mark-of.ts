import type { Language } from '@fitted/contract/languages';
import type { MarkWords } from '@fitted/language/mark-words';
import { assistantWords } from '@fitted/language/packs';
import { foldAccents } from '@fitted/resume/guard/text/fold';

const minByEndingLength = 8;

interface Marks extends Pick<MarkWords, 'endings' | 'small'> {
  readonly sure: ReadonlyMap<string, string>;
  readonly likeEnglish: ReadonlyMap<string, string>;
}

const byLetters = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [foldAccents(word), word]));

const compiled = new Map<Language, Marks>();

function marksOf(language: Language): Marks | undefined {
  const known = compiled.get(language);
  const { marks } = assistantWords[language];
  if (known || !marks) return known;
  const { words, likeEnglish, endings, small } = marks;
  const made = { sure: byLetters(words), likeEnglish: byLetters(likeEnglish), endings, small };
  compiled.set(language, made);
  return made;
}

/** The correct spelling of a word with a missing or wrong accent; in lower case, like the word. */
export function markOf(word: string, language: Language): string | undefined {
  const found = marksOf(language);
  if (!found) return undefined;
  const letters = foldAccents(word);
  const right = found.sure.get(letters) ?? found.likeEnglish.get(letters) ?? byEnding(word, found);
  return right === word ? undefined : right;
}

export function isLikeEnglish(word: string, language: Language): boolean {
  return marksOf(language)?.likeEnglish.has(foldAccents(word)) === true;
}

export function isSmallWord(word: string, language: Language): boolean {
  return marksOf(language)?.small.test(word) === true;
}

function byEnding(word: string, { endings }: Marks): string | undefined {
  if (word.length < minByEndingLength || /[^a-zñ]/u.test(word)) return undefined;
  const [ending, right] = endings.find(([one]) => one.test(word)) ?? [];
  return ending && right && word.replace(ending, right);
}
