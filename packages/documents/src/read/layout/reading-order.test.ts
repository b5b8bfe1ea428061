import { expect, test } from 'vitest';
import { spanText } from './row-text.ts';
import type { Word } from './word.ts';

/** Words as a PDF gives them, from left to right: Latin in words, Hebrew and punctuation character by character. */
function set(line: string): Word[] {
  const pieces = [...line.matchAll(/[\p{Script=Latin}\p{Nd}]+|\S/gu)];
  return pieces.map(({ 0: text, index }) => ({
    text,
    x0: index * 5,
    x1: (index + text.length) * 5,
    y: 0,
    size: 10,
    isBold: false,
    isItalic: false,
    face: '',
    colour: 0,
    isSymbol: false,
    spaceBefore: false,
    spaceAfter: false,
  }));
}

const turned = (text: string): string => [...text].reverse().join('');

test.each([
  ['a name', turned('דוד כהן'), 'דוד כהן'],
  [
    'a line that begins at its right end',
    `2021 – 2019 ,Northwind ${turned('מהנדס בחברת')}`,
    'מהנדס בחברת Northwind, 2019 – 2021',
  ],
  ['Latin in brackets', `${turned('ארבעה')} )Type Script) ${turned('מערכת סליקה')}`, 'מערכת סליקה (Type Script) ארבעה'],
  ['a few words in an English line', `Engineer at ${turned('שלום עולם')}, Tel Aviv`, 'Engineer at שלום עולם, Tel Aviv'],
  [
    'a line that begins at its left end',
    `${turned('שלום עולם')} – York – 2019 – 2021`,
    'שלום עולם – York – 2019 – 2021',
  ],
  ['nothing of it', 'Engineer at Northwind', 'Engineer at Northwind'],
])('%s', (_, line, text) => {
  expect(spanText({ words: set(line), x0: 0, x1: 0 })).toBe(text);
});
