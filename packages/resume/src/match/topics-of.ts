import { foldText } from '../lexicon/fold-text.ts';
import { hasCjk } from '../parse/words/word-list.ts';
import { topics } from './data/topics.ts';

const keyLength = 3;
const word = /[\p{Script=Latin}\p{N}]+(?:[/-][\p{Script=Latin}\p{N}]+)*/gu;

interface Entry {
  readonly topic: number;
  readonly text: string;
  readonly isStem: boolean;
}

/** Single words, indexed by their first letters. Phrases and CJK words are in a separate list. */
const words = new Map<string, Entry[]>();
const phrases: Entry[] = [];
for (const [topic, line] of topics.entries())
  for (const written of line.split(' ')) {
    const isStem = written.endsWith('*');
    const text = foldText(written.replaceAll('*', '').replaceAll('_', ' ')).text;
    if (text.includes(' ') || hasCjk(text)) phrases.push({ topic, text, isStem });
    else {
      const key = text.slice(0, keyLength);
      words.set(key, [...(words.get(key) ?? []), { topic, text, isStem }]);
    }
  }
const spaceless = phrases.filter(({ text }) => hasCjk(text));
/** Phrases of several words by their first word, so that a text is compared only with those that begin like one of its words. */
const spaced = new Map<string, Entry[]>();
for (const entry of phrases.filter(({ text }) => !hasCjk(text))) {
  const first = entry.text.slice(0, entry.text.indexOf(' '));
  spaced.set(first, [...(spaced.get(first) ?? []), entry]);
}

/** What a text is about, according to the table of topics. */
export function topicsOf(text: string): ReadonlySet<number> {
  const { text: folded } = foldText(text);
  const found = new Set<number>();
  const isSpaceless = hasCjk(folded);
  const padded = ` ${folded} `;
  for (const [one] of folded.matchAll(word)) {
    addWord(one, found);
    if (/[/-]/u.test(one)) for (const part of one.split(/[/-]/u)) addWord(part, found);
    if (!isSpaceless) addPhrases(one, padded, found);
  }
  if (isSpaceless)
    for (const { topic, text: phrase } of spaceless) if (!found.has(topic) && folded.includes(phrase)) found.add(topic);
  return found;
}

function addPhrases(first: string, padded: string, found: Set<number>): void {
  for (const { topic, text, isStem } of spaced.get(first) ?? [])
    if (!found.has(topic) && padded.includes(isStem ? ` ${text}` : ` ${text} `)) found.add(topic);
}

function addWord(one: string, found: Set<number>): void {
  for (const { topic, text, isStem } of words.get(one.slice(0, keyLength)) ?? [])
    if (isStem ? one.startsWith(text) : one === text) found.add(topic);
}
