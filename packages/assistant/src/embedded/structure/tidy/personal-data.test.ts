import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removePersonalData } from './personal-data.ts';

const personalEdits = (line: string) =>
  removePersonalData(
    readForEdits(
      parseResume(`Ada Lind\nada@example.org\n${line}\n\nSkills\nExcel, Word, filing`),
      readPosting('Clerk', ''),
    ),
  );
const personal = (line: string) =>
  personalEdits(line).map(({ before, after }) => (after === '' ? before : `${before} → ${after}`));

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
  'geb. 12.03.1990, verheiratet, zwei Kinder, evangelisch',
  'geb. 22.08.1994 in Bramsche, ledig, ein Kind',
  'DNI 00000000T · Soltera · 34 años',
])('“%s” is nobody’s business', (line) => {
  expect(personal(line)).toEqual([line]);
});

test.each([
  'Age: over 10 years of sales in retail',
  'Languages: English, German',
  'Nationality: Swedish',
  'Father’s name',
  'Children’s nurse, RN',
])('“%s” says more, or something else', (line) => {
  expect(personal(line)).toEqual([]);
});

test.each([
  ['Date of birth: 3 March 1988, work permit B', 'work permit B'],
  ['Full clean driving licence. Date of Birth 11/03/1993', 'Full clean driving licence'],
  [
    '14 Hill Road, Leeds | married, two children | DOB 11/03/1993 | 0770 090 0142',
    '14 Hill Road, Leeds | 0770 090 0142',
  ],
  ['Führerschein B, geb. 12.03.1990 in Köln, ledig', 'Führerschein B'],
])('of “%s” stays “%s”', (line, rest) => {
  expect(personal(line)).toEqual([`${line} → ${rest}`]);
});

test('a family word without a date or label beside it may be about the work', () => {
  expect(personal('Child care, two children, one family')).toEqual([]);
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
