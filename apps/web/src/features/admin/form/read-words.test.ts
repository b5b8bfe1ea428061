import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords, writeWords } from './read-words.ts';

test.each([
  ['Healthcare, Retail', ['Healthcare', 'Retail']],
  ['  Healthcare ,, Retail , ', ['Healthcare', 'Retail']],
  ['', []],
  [' , ', []],
  ['医療、小売，IT', ['医療', '小売', 'IT']],
])('words of %j', (text, words) => {
  expect(readWords(text)).toEqual(words);
});

test('no word is blank or has room around it, and what was written is read again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = readWords(text);
      for (const word of words) expect(word).toBe(word.trim());
      expect(words).not.toContain('');
      expect(readWords(writeWords(words))).toEqual(words);
    }),
  );
});
