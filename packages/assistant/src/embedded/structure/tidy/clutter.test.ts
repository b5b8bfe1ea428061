import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removePersonalData, removeWhatGoesWithoutSaying } from './clutter.ts';

const reading = (text: string) => readForEdits(parseResume(text), readPosting('Clerk', ''));
const personal = (line: string) =>
  removePersonalData(reading(`Ada Lind\nada@example.org\n${line}\n\nSkills\nExcel, Word, filing`)).map(
    ({ before }) => before,
  );

test.each([
  'Date of birth: 3 March 1988',
  'Date of birth 3 March 1988, married, two children',
  'Marital status: Single',
  'Father’s name: John Lind',
  'Geburtsdatum: 03.03.1988',
  'Familienstand: verheiratet, 2 Kinder',
  'Estado civil: soltera',
  'Situation familiale : mariée, 2 enfants',
  '婚姻状况：未婚',
  'CUIL: 20-12345678-3',
  'Nº de CUIL: 20-12.345.678-3',
  'RUT: 12.345.678-K',
  '身份证号：110101199003070011',
])('“%s” is nobody’s business', (line) => {
  expect(personal(line)).toEqual([line]);
});

test.each([
  'Date of birth: 3 March 1988, work permit B',
  'Age: over 10 years of sales in retail',
  'Languages: English, German',
  'Nationality: Swedish',
  'Father’s name',
  'Children’s nurse, RN',
])('“%s” says more, or something else', (line) => {
  expect(personal(line)).toEqual([]);
});

const goes = (text: string) => removeWhatGoesWithoutSaying(reading(text)).map(({ before }) => before);

test('references on request and a declaration go', () => {
  expect(goes('Ada Lind\n\nSkills\nExcel, Word\n\nReferences\nAvailable upon request.')).toEqual([
    'References\nAvailable upon request.',
  ]);
  expect(
    goes('Ada Lind\n\nSkills\nExcel, Word\n\nDeclaration\nI hereby declare that all of this is true.'),
  ).toHaveLength(1);
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

test('birth and family data go together, except where the usual forms have a field for the one', () => {
  const removed = (text: string) =>
    removePersonalData(readForEdits(parseResume(text), readPosting('', ''))).map(({ before }) => before);
  expect(
    removed(
      'Ada Lind\nGeburtsdatum: 07.06.1990\nFamilienstand: ledig\n\nBerufserfahrung\n' +
        'Sachbearbeiterin, Corvane GmbH, 2018 – 2021\n- Rechnungen geprüft und gebucht',
    ),
  ).toEqual(['Geburtsdatum: 07.06.1990', 'Familienstand: ledig']);
  expect(
    removed(
      'Ada Lind\nDate of birth: 7 June 1990\n\nExperience\nClerk, Corvane Ltd, 2018 – 2021\n- Checked and booked the invoices',
    ),
  ).toEqual(['Date of birth: 7 June 1990']);
});
