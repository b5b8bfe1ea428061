import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
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
      'Kept the purchase ledger of the whole harbour and paid 300 bills a month. Answered letters from the ' +
        'customs house every day. Wrote the rota for 11 clerks in summer.',
    ),
  ).toEqual([
    'bullet Kept the purchase ledger of the whole harbour and paid 300 bills a month.',
    'bullet Answered letters from the customs house every day.',
    'bullet Wrote the rota for 11 clerks in summer.',
  ]);
});

test('a sentence that leans on the one before stays with it', () => {
  const parts = partsOf(
    'Moved the linen count from Monday morning to Sunday night in all three houses. This ended the shortage on ' +
      'Mondays for good. Trained 9 new starters in the use of the counting sheets.',
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
  // About the employer, not about what the person did.
  'Old Works is the largest maker of pumps in the county and has four sites. The company was founded in 1901 ' +
    'by two brothers. Its pumps stand in every harbour of the coast today.',
  // A list of things is not a list of sentences.
  '- Bath, bed and living rooms of six flats; linen of the house; keys, signed in and out; everything else ' +
    'that guests of a serviced flat may need in a week away from home and work',
  '- Wrote the rota for Dr. Berg and Mr. Holm',
])('“%s” stays whole', (line) => {
  expect(partsOf(line)).toHaveLength(1);
});

test('deeds told with an adverb or as nouns become a bullet each', () => {
  expect(
    partsOf(
      'Administration of the stores of the harbour and of its three cranes through all of the seasons. ' +
        'Successfully moved the spare parts to the new shed within a week in May.',
    ),
  ).toHaveLength(2);
});

test('an end that a sentence of its own tells stays with the deed', () => {
  expect(
    partsOf(
      'Administration of the stores of the harbour and of its three cranes through all of the seasons. ' +
        'Ensuring a steady supply of parts. Kept the keys of the shed and of all boats.',
    ),
  ).toHaveLength(2);
});

test('a character of a web page is not the end of a clause, and torn columns are not bullets', () => {
  const line =
    'Kept the ledgers of the whole harbour and of the customs house in the old town &amp; wrote the rota for ' +
    'all of the clerks and for the boatmen of three harbours in summer';
  expect(partsOf(`- ${line}`)).toEqual([`bullet ${line}`]);
  expect(partsOf('- Tuning of pumps, valves and ● Machine room of the harbour')).toHaveLength(1);
});

test('a named thing that is asked for stays in its sentence; one that two sentences tell together keeps them together', () => {
  const line =
    'Kept the purchase ledger of the whole harbour in Excel and paid the bills of three houses. Answered ' +
    'letters from the customs house and from all of the suppliers every day.';
  const document = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n${line}`);
  expect(splitLines(readForEdits(document, readPosting('Clerk', 'Requirements\n- Excel')))).toHaveLength(1);
});

test('one long paragraph among others that stay is not turned into bullets', () => {
  const told =
    'Kept the purchase ledger of the whole harbour and paid 300 bills a month. Answered letters from the ' +
    'customs house every day. Wrote the rota for 11 clerks in summer.';
  const below = '\n\nPorter, Quay Works, 2008 - 2011\n';
  const background =
    'Quay Works is the largest carrier of the coast and has stores behind every harbour. The company was founded ' +
    'in 1901 by two brothers and has four sites. Its carts are green.';
  expect(partsOf(told)).toHaveLength(3);
  expect(partsOf(`${told}${below}${background}`)).toHaveLength(1);
  // A short line reads as a point already.
  expect(partsOf(`${told}${below}Carried what came from the ships to the stores.`)).toHaveLength(3);
});

test('points are told without "I" and without "also"', () => {
  expect(
    partsOf(
      'I kept the purchase ledger of the whole harbour and paid 300 bills a month. Answered letters from the customs ' +
        'house every day. Also wrote the rota for 11 clerks in summer.',
    ),
  ).toEqual([
    'bullet Kept the purchase ledger of the whole harbour and paid 300 bills a month.',
    'bullet Answered letters from the customs house every day.',
    'bullet Wrote the rota for 11 clerks in summer.',
  ]);
});

test('what was done in a place or a year, told in the first person, is a point too', () => {
  expect(
    partsOf(
      'On the last three sites I have been the one who ran the gang and wrote the day sheets. Biggest one was the ' +
        'old school by the river. I test what we put in and sign for it.',
    ),
  ).toHaveLength(2);
});
