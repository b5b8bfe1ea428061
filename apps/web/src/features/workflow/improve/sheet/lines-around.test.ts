import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { linesAround } from './lines-around.ts';

const document = parseResume(
  'Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Kept the books\n- Led four people\n\nClerk, Post\t2016 – 2019\n- Sorted letters',
);
const lineOf = (words: string) => linesOf(document).find(({ text }) => text === words)?.id;

test('a line is shown with its own role, never with the head of the next one', () => {
  expect(linesAround(document, lineOf('Led four people'))).toEqual({
    head: 'Cashier, Corner Shop · 2019\u00a0–\u00a02021',
    above: 'Kept the books',
  });
  expect(linesAround(document, lineOf('Sorted letters'))).toEqual({ head: 'Clerk, Post · 2016\u00a0–\u00a02019' });
  expect(linesAround(document, lineOf('Kept the books'))).toMatchObject({ below: 'Led four people' });
  expect(linesAround(document, lineOf('Robin'))).toEqual({});
});
