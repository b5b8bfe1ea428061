import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removeWhatGoesWithoutSaying } from './clutter.ts';

const reading = (text: string) => readForEdits(parseResume(text), readPosting('Clerk', ''));
const goes = (text: string) => removeWhatGoesWithoutSaying(reading(text)).map(({ before }) => before);

test('references on request and a declaration go', () => {
  expect(goes('Ada Lind\n\nSkills\nExcel, Word\n\nReferences\nAvailable upon request.')).toEqual([
    'References\nAvailable upon request.',
  ]);
  expect(
    goes('Ada Lind\n\nSkills\nExcel, Word\n\nDeclaration\nI hereby declare that all of this is true.'),
  ).toHaveLength(1);
});

test.each(['References availible on request', 'Referees: on request'])('“%s” goes, mistyped or not', (line) => {
  expect(goes(`Ada Lind\n\nSkills\nExcel, Word\n\n${line}`)).toHaveLength(1);
});

test('a declaration that holds what another column left there stays', () => {
  const text =
    'Ada Lind\n\nSkills\nExcel, Word\n\nDeclaration\nSwedish,English,German.\nI hereby declare that all of this is true.';
  expect(goes(text)).toEqual([]);
});

test('referees with their addresses stay, and so does a number to call', () => {
  expect(goes('Ada Lind\n\nSkills\nExcel\n\nReferences\nDr Olga Berg, Old Works, olga@example.org')).toEqual([]);
  expect(
    goes(
      'Ada Lind\n\nSkills\nExcel\n\nDeclaration\nI hereby declare that all of this is true.\nCall me on 0770 090 0142 any day.',
    ),
  ).toEqual([]);
});
