import type { Word } from './word.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Words as they are read, from words as they stand from left to right: Hebrew and Arabic run the other way. */
export function readingOrder(words: readonly Word[]): readonly Word[] {
  const isBackward = (word: Word) => RIGHT_TO_LEFT.test(word.text);
  if (!words.some(isBackward)) return words;
  const isForward = (word: Word) => !isBackward(word) && LEFT_TO_RIGHT.test(word.text);
  const turned = words.map((word) => (isBackward(word) ? { ...word, text: turn(word.text) } : word));
  const ordered = beginsAtRight(words, isBackward, isForward)
    ? reverseRuns(turned.reverse(), isForward, isBackward)
    : reverseRuns(turned, isBackward, isForward);
  return settleMarks(ordered);
}

type IsKind = (word: Word) => boolean;

/** Where a line has two years, their order says it for sure; else what stands at both ends, or else what most of it is. */
function beginsAtRight(words: readonly Word[], isBackward: IsKind, isForward: IsKind): boolean {
  const [, first, second] = /(\d{4})\D{1,4}(\d{4})/.exec(words.map((word) => word.text).join(' ')) ?? [];
  if (first && second && first !== second) return Number(first) > Number(second);
  const letters = words.filter((word) => isBackward(word) || isForward(word));
  const [left, right] = [letters[0], letters.at(-1)].map((word) => word !== undefined && isBackward(word));
  if (left === right) return left === true;
  const count = (is: IsKind) => words.filter(is).reduce((sum, word) => sum + word.text.length, 0);
  return count(isBackward) > 2 * count(isForward);
}

/** Reverses each stretch that begins and ends with a word of the one kind and has none of the other in it. */
function reverseRuns(words: readonly Word[], isOne: IsKind, isOther: IsKind): Word[] {
  const result = [...words];
  for (let start = 0; start < result.length; start += 1) {
    if (!isOne(result[start] as Word)) continue;
    let end = start;
    for (let at = start; at < result.length && !isOther(result[at] as Word); at += 1)
      if (isOne(result[at] as Word)) end = at;
    result.splice(start, end - start + 1, ...result.slice(start, end + 1).reverse());
    start = end;
  }
  return result;
}

/** Brackets and commas that stand alone join the word that they belong to, from which the turn may have parted them. */
function settleMarks(words: readonly Word[]): Word[] {
  const settled: Word[] = [];
  let isOpen = false;
  let opening = '';
  for (const word of words) {
    const isBracket = /^[()]$/.test(word.text);
    const last = settled.at(-1);
    if (isBracket && !isOpen) opening = '(';
    else if (last && (isBracket || /^[,.;:!?،؛؟]$/.test(word.text))) last.text += isBracket ? ')' : word.text;
    else {
      settled.push({ ...word, text: opening + word.text });
      opening = '';
    }
    if (isBracket) isOpen = !isOpen;
  }
  return settled;
}

/** Letters with their marks in reverse; a number keeps its direction, and brackets open where they are met first. */
function turn(text: string): string {
  const pieces = text.match(/\p{Nd}+(?:[.,/:]\p{Nd}+)*|.\p{M}*/gsu) ?? [];
  return pieces
    .reverse()
    .map((piece) => MIRRORED[piece] ?? piece)
    .join('');
}
