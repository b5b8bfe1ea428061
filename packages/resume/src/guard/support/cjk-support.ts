import type { CjkRun, GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

const hiragana = /^[\p{Script=Hiragana}ー]$/u;
const katakana = /^[\p{Script=Katakana}ー]$/u;

export interface Uncovered {
  readonly text: string;
  readonly at: number;
}

interface Phrases {
  readonly plain: ReadonlySet<string>;
  readonly longest: number;
}
const phrasesOf = new WeakMap<Vocabulary, Phrases>();

/**
 * The parts of a run that no source has. Scripts without spaces are compared piece by piece: each piece is the longest that a
 * source also has or that claims nothing. A single character counts only if the replaced line has it.
 */
export function findUncovered(
  run: CjkRun,
  close: readonly GuardText[],
  wide: readonly GuardText[],
  vocabulary: Vocabulary,
  mayEnd = true,
): Uncovered[] {
  const closeText = close.map((text) => canonical(text.folded, vocabulary)).join('\n');
  const wideText = `${closeText}\n${wide.map((text) => canonical(text.folded, vocabulary)).join('\n')}`;
  const { plain, longest } = readPhrases(vocabulary);
  const text = canonical(run.text.toLowerCase(), vocabulary);
  const missing: Uncovered[] = [];
  let at = 0;
  while (at < text.length) {
    const length = Math.max(plainLength(text, at, plain, longest), sourceLength(text, at, wideText, closeText, mayEnd));
    if (length > 0) {
      at += length;
      continue;
    }
    const size = katakana.test(text[at] ?? '') ? wordLength(text, at) : 1;
    const last = missing.at(-1);
    if (last && last.at + last.text.length === run.at + at)
      missing[missing.length - 1] = { ...last, text: last.text + text.slice(at, at + size) };
    else missing.push({ text: text.slice(at, at + size), at: run.at + at });
    at += size;
  }
  return missing;
}

function readPhrases(vocabulary: Vocabulary): Phrases {
  const known = phrasesOf.get(vocabulary);
  if (known) return known;
  const words = [...vocabulary.words.functionWords, ...vocabulary.words.plainWords];
  const plain = new Set([...words, ...words.map((word) => canonical(word, vocabulary))]);
  const phrases = { plain, longest: Math.max(...[...plain].map(({ length }) => length)) };
  phrasesOf.set(vocabulary, phrases);
  return phrases;
}

/** Replaces every synonym with the first of its group, so that equal meanings become equal strings. */
export function canonical(text: string, { synonyms, traits }: Vocabulary): string {
  if (traits.writesSpaces) return text;
  let result = '';
  let at = 0;
  for (const { from, to, group } of synonyms.find(text)) {
    if (from < at) continue;
    result += text.slice(at, from) + (synonyms.groups[group]?.[0] ?? '');
    at = to;
  }
  return result + text.slice(at);
}

function plainLength(text: string, at: number, plain: ReadonlySet<string>, longest: number): number {
  if (hiragana.test(text[at] ?? '')) return 1;
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    if (plain.has(text.slice(at, at + length))) return length;
  }
  return 0;
}

function sourceLength(text: string, at: number, wide: string, close: string, mayEnd: boolean): number {
  if (katakana.test(text[at] ?? '')) {
    const size = wordLength(text, at);
    return wide.includes(text.slice(at, at + size)) ? size : 0;
  }
  let length = 0;
  while (at + length < text.length && wide.includes(text.slice(at, at + length + 1))) length += 1;
  if (length >= 2) return length;
  // A single character is rarely a word. It counts as an ending after a piece that the source has, or as the counter of a figure.
  const sign = text[at] ?? '';
  const isEnding = mayEnd && at >= 2 && wide.includes(text.slice(at - 2, at));
  const isCounter =
    (at === 0 || at === text.length - 1) &&
    new RegExp(`[\\uE001\\uE002]\\s?${sign}|${sign}\\s?[\\uE001\\uE002]`, 'u').test(close);
  return length === 1 && (isEnding || isCounter) && close.includes(sign) ? 1 : 0;
}

function wordLength(text: string, at: number): number {
  let to = at;
  while (to < text.length && katakana.test(text[to] ?? '')) to += 1;
  return to - at;
}
