import type { Word } from './word.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Puts words, given from left to right, into reading order: Hebrew and Arabic run the other way. */
export function readingOrder(words: readonly Word[]): readonly Word[] {
  const isBackward = (word: Word) => rightToLeft.test(word.text);
  if (!words.some(isBackward)) return words;
  const isForward = (word: Word) => !isBackward(word) && leftToRight.test(word.text);
  const turned = words.map((word) => (isBackward(word) ? { ...word, text: turn(word.text) } : word));
  const ordered = beginsAtRight(words, isBackward, isForward)
    ? reverseRuns(turned.reverse(), isForward, isBackward)
    : reverseRuns(turned, isBackward, isForward);
  return settleMarks(ordered);
}

type IsKind = (word: Word) => boolean;

/** If a line has two years, their order decides; otherwise the words at both ends, or else the majority. */
function beginsAtRight(words: readonly Word[], isBackward: IsKind, isForward: IsKind): boolean {
  const [, first, second] = /(\d{4})\D{1,4}(\d{4})/.exec(words.map((word) => word.text).join(' ')) ?? [];
  if (first && second && first !== second) return Number(first) > Number(second);
  const letters = words.filter((word) => isBackward(word) || isForward(word));
  const [left, right] = [letters[0], letters.at(-1)].map((word) => word !== undefined && isBackward(word));
  if (left === right) return left === true;
  const count = (is: IsKind) => words.filter(is).reduce((sum, word) => sum + word.text.length, 0);
  return count(isBackward) > 2 * count(isForward);
}

/** Reverses each stretch that begins and ends with a word of the first kind and contains none of the second. */
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

/** Joins lone brackets and commas to the word they belong to, from which the reversal may have separated them. */
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

/** Reverses letters together with their marks; numbers keep their direction, and brackets are mirrored. */
function turn(text: string): string {
  const pieces = text.match(/\p{Nd}+(?:[.,/:]\p{Nd}+)*|.\p{M}*/gsu) ?? [];
  return pieces
    .reverse()
    .map((piece) => mirrored[piece] ?? piece)
    .join('');
}
