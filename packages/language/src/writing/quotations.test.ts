import { expect, test } from 'vitest';
import { hasQuotationMark, looseQuotationsIn, quotationsIn, quotedWords, unquote } from './quotations.ts';

test.each([
  'write "Led a team of 4" there',
  'write “Led a team of 4” there',
  'schreib „Led a team of 4“ dorthin',
  'schreib „Led a team of 4" dorthin',
  'écris « Led a team of 4 » là',
  '改成「Led a team of 4」吧',
  '『Led a team of 4』にして',
])('%s', (text) => {
  const [quotation, ...others] = quotationsIn(text);
  expect(others).toEqual([]);
  expect(quotation?.words).toBe('Led a team of 4');
  expect(unquote(text.slice(quotation?.from, quotation?.to))).toBe('Led a team of 4');
});

test('apostrophes quote only where they do not belong to a word', () => {
  const words = (text: string) => looseQuotationsIn(text).map((one) => one.words);
  expect(words("cut 'as asked' from it")).toEqual(['as asked']);
  expect(words("I don't think it's the nurses' line")).toEqual([]);
  expect(quotationsIn("cut 'as asked' from it")).toEqual([]);
});

test('a text is one quotation only if nothing stands beside it', () => {
  expect(quotedWords('“Ran the till”.')).toBe('Ran the till');
  expect(quotedWords('“Ran the till” at Ashby')).toBeUndefined();
  expect(quotedWords('“Ran” and “the till”')).toBeUndefined();
});

test('half of the marks is a mark, but no quotation', () => {
  expect(hasQuotationMark('a 27" screen')).toBe(true);
  expect(quotationsIn('a 27" screen')).toEqual([]);
});
