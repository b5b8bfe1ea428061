import { expect, test } from 'vitest';
import { shorten } from './plain-text.ts';

test.each([
  ['Short enough', 20, 'Short enough'],
  ['Cut between two words, not in one', 24, 'Cut between two words…'],
  ['没有空格的文字', 4, '没有空格…'],
  ['没有😀的文字', 3, '没有…'],
])('"%s" in %i characters is "%s"', (text, maxLength, short) => {
  expect(shorten(text, maxLength)).toBe(short);
});
