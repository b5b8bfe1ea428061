import type { Language } from '@fitted/contract/languages';
import { foldAccents } from '@fitted/resume/guard/text/fold';
import { spanishWords, spanishWordsLikeEnglish } from './data/es-marks.ts';
import { frenchWords, frenchWordsLikeEnglish } from './data/fr-marks.ts';

interface Marks {
  readonly sure: ReadonlyMap<string, string>;
  readonly likeEnglish: ReadonlyMap<string, string>;
  /** Endings that no word has without the accent. */
  readonly endings: readonly (readonly [RegExp, string])[];
  /** Small words of the language; one beside a word tells which language the word is in. */
  readonly small: RegExp;
}

const minByEndingLength = 8;

const spanishEndings: Marks['endings'] = [
  [/cion$/u, 'ción'],
  [/(log|graf|metr)ia(s?)$/u, '$1ía$2'],
  [/atic([oa]s?)$/u, 'átic$1'],
  [/etic([oa]s?)$/u, 'étic$1'],
  [/istic([oa]s?)$/u, 'ístic$1'],
  [/omic([oa]s?)$/u, 'ómic$1'],
  [/onic([oa]s?)$/u, 'ónic$1'],
  [/anic([oa]s?)$/u, 'ánic$1'],
  [/logic([oa]s?)$/u, 'lógic$1'],
  [/grafic([oa]s?)$/u, 'gráfic$1'],
  [/ectric([oa]s?)$/u, 'éctric$1'],
];

const byLetters = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => [foldAccents(word), word]),
  );

const marks: Partial<Readonly<Record<Language, Marks>>> = {
  es: {
    sure: byLetters(spanishWords),
    likeEnglish: byLetters(spanishWordsLikeEnglish),
    endings: spanishEndings,
    small: /^(?:a|al|con|de|del|e|el|en|la|las|los|más|mi|o|para|por|que|se|sin|sobre|su|sus|un|una|y)$/iu,
  },
  fr: {
    sure: byLetters(frenchWords),
    likeEnglish: byLetters(frenchWordsLikeEnglish),
    endings: [],
    small: /^(?:à|au|aux|avec|ce|cette|chez|d|dans|de|des|du|en|et|l|la|le|les|ou|par|pour|sa|ses|son|sur|un|une)$/iu,
  },
};

export const languagesWithMarks: readonly Language[] = ['es', 'fr'];

/** The correct spelling of a word with a missing or wrong accent; in lower case, like the word. */
export function markOf(word: string, language: Language): string | undefined {
  const found = marks[language];
  if (!found) return undefined;
  const letters = foldAccents(word);
  const right = found.sure.get(letters) ?? found.likeEnglish.get(letters) ?? byEnding(word, found);
  return right === word ? undefined : right;
}

export function isLikeEnglish(word: string, language: Language): boolean {
  return marks[language]?.likeEnglish.has(foldAccents(word)) === true;
}

export function isSmallWord(word: string, language: Language): boolean {
  return marks[language]?.small.test(word) === true;
}

function byEnding(word: string, { endings }: Marks): string | undefined {
  if (word.length < minByEndingLength || /[^a-zñ]/u.test(word)) return undefined;
  const [ending, right] = endings.find(([one]) => one.test(word)) ?? [];
  return ending && right && word.replace(ending, right);
}
