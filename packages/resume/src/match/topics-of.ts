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
const spaced = phrases.filter(({ text }) => !hasCjk(text));

/** What a text is about, according to the table of topics. */
export function topicsOf(text: string): ReadonlySet<number> {
  const { text: folded } = foldText(text);
  const found = new Set<number>();
  for (const [one] of folded.matchAll(word)) {
    addWord(one, found);
    if (/[/-]/u.test(one)) for (const part of one.split(/[/-]/u)) addWord(part, found);
  }
  if (hasCjk(folded)) {
    for (const { topic, text: phrase } of spaceless) if (!found.has(topic) && folded.includes(phrase)) found.add(topic);
  } else {
    const padded = ` ${folded} `;
    for (const { topic, text: phrase, isStem } of spaced)
      if (!found.has(topic) && padded.includes(isStem ? ` ${phrase}` : ` ${phrase} `)) found.add(topic);
  }
  return found;
}

function addWord(one: string, found: Set<number>): void {
  for (const { topic, text, isStem } of words.get(one.slice(0, keyLength)) ?? [])
    if (isStem ? one.startsWith(text) : one === text) found.add(topic);
}
