import { foldText } from '../lexicon/fold-text.ts';
import { genericCharacters, genericWords } from './data/generic-words.ts';

const generic = new Set(genericWords.flatMap((words) => words.split(' ')).map((word) => foldText(word).text));
export const genericCharacter = new RegExp(
  genericCharacters
    .flatMap((listed) => listed.split('|'))
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'gu',
);
const latinWord = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}+#']*/gu;
const characterRun = /[\p{Script=Han}\p{Script=Katakana}\u30fc]{2,}/gu;
const endings = /(?:ations?|ments?|ings?|ies|ed|es|er|ers|s|en|n|e)$/u;

/**
 * The content words of a text, cut to a rough stem so that "managing" and "management" match.
 * Chinese and Japanese text gives pairs of characters.
 */
export function contentWords(text: string): ReadonlySet<string> {
  const folded = foldText(text).text;
  const words = new Set<string>();
  for (const [word] of folded.matchAll(latinWord))
    if (!generic.has(word) && (word.length > 2 || /\d/u.test(word))) words.add(stem(word));
  for (const [run] of folded.replace(genericCharacter, ' ').matchAll(characterRun))
    for (let at = 0; at + 2 <= run.length; at += 1) words.add(run.slice(at, at + 2));
  return words;
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/u, '');
  const cut = word.replace(endings, '');
  return (cut.length >= 4 ? cut : word).slice(0, 8);
}

/** The share of the wanted words that are among the given ones. */
export function sharedPart(wanted: ReadonlySet<string>, given: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0;
  let shared = 0;
  for (const word of wanted) if (given.has(word)) shared += 1;
  return shared / wanted.size;
}
