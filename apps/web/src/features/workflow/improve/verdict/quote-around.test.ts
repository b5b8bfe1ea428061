import { expect, test } from 'vitest';
import { quoteAround } from './quote-around.ts';

const around = (line: string, words: string, room = 34) =>
  quoteAround(line, { at: line.indexOf(words), length: words.length }, room);

test.each([
  ['Led a team of four', 'team', 'Led a team of four'],
  [
    'Led a team of four nurses and two assistants',
    'Led a team of four nurses and two assistants',
    'Led a team of four nurses and two assistants',
  ],
  ['Manchester, UK | grace@mail.example | 07700 900412 | NMC PIN 12A3456E', 'NMC PIN', '…NMC PIN 12A3456E'],
  ['社内ツールの設計と開発を担当しながらFigmaでデザインシステムを構築', 'Figma', '…Figmaでデザインシステムを構築'],
])('of %s the proof %s is seen', (line, words, seen) => {
  expect(around(line, words)).toBe(seen);
});

test('without a place the line is quoted from its beginning', () => {
  expect(quoteAround('Led a team of four', undefined, 5)).toBe('Led a team of four');
});
