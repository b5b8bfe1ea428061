import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { splitLines } from './split-lines.ts';

function partsOf(body: string): readonly string[] {
  const document = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n${body}`);
  const edits = splitLines(readForEdits(document, readPosting('Clerk', '')));
  const [entry] = applyEdits(document, edits).document.sections[0]?.entries ?? [];
  return entry?.body.map(({ text, kind }) => `${kind} ${text}`) ?? [];
}

test('a paragraph of deeds becomes a bullet each', () => {
  expect(
    partsOf(
      'Kept the purchase ledger of the whole harbour and paid 300 bills a month. Answered letters from the customs house every day. Wrote the rota for 11 clerks in summer.',
    ),
  ).toEqual([
    'bullet Kept the purchase ledger of the whole harbour and paid 300 bills a month.',
    'bullet Answered letters from the customs house every day.',
    'bullet Wrote the rota for 11 clerks in summer.',
  ]);
});

test('a sentence that leans on the one before stays with it', () => {
  const parts = partsOf(
    'Moved the linen count from Monday morning to Sunday night in all three houses. This ended the shortage on Mondays for good. Trained 9 new starters in the use of the counting sheets.',
  );
  expect(parts).toHaveLength(2);
  expect(parts[0]).toContain('This ended the shortage');
});

test('bullets that a copy has run together are told apart', () => {
  expect(partsOf('- Kept the books • Paid the bills • Wrote the rota')).toEqual([
    'bullet Kept the books',
    'bullet Paid the bills',
    'bullet Wrote the rota',
  ]);
});

test.each([
  // About the employer, not about deeds.
  'Old Works is the largest maker of pumps in the county and has four sites. The company was founded in 1901 by two brothers. Its pumps stand in every harbour of the coast today.',
  // A list of things is not a list of sentences.
  '- Bath, bed and living rooms of six flats; linen of the house; keys, signed in and out; everything else that guests of a serviced flat may need in a week away from home and work',
  '- Wrote the rota for Dr. Berg and Mr. Holm',
])('“%s” stays whole', (line) => {
  expect(partsOf(line)).toHaveLength(1);
});
