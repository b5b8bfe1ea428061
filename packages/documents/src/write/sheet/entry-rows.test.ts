import type { Entry, EntryFields } from '@fitted/resume/document';
import { asLineId } from '@fitted/resume/document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRow } from '../fixtures/sheet-text.ts';
import { composeEntryRows } from './entry-rows.ts';
import { significant } from './significant.ts';

const buildEntry = (lines: readonly string[], fields: EntryFields): Entry => ({
  id: 'e',
  head: lines.map((text, index) => ({ id: asLineId(`h${index}`), text, kind: 'text', depth: 0 })),
  fields,
  body: [],
});
const period = (text: string) => ({ text, isCurrent: false });

const nurse = { title: 'Nurse', organisation: 'St Mary’s', place: 'Leeds', period: period('2019 – 2022') };

describe('the rows of an entry', () => {
  test.each([
    [
      'title first, dates last',
      ['Nurse | St Mary’s | Leeds | 2019 – 2022'],
      nurse,
      ['Nurse', 'St Mary’s · Leeds · 2019 – 2022'],
    ],
    [
      'dates after the title',
      ['Nurse (2019 – 2022)', 'St Mary’s, Leeds'],
      nurse,
      ['Nurse · 2019 – 2022', 'St Mary’s · Leeds'],
    ],
    ['dates first', ['2019 – 2022 Nurse', 'St Mary’s — Leeds'], nurse, ['2019 – 2022 · Nurse', 'St Mary’s · Leeds']],
    [
      'dates in a column before words that are not a field',
      ['Nurse, Leeds', '2019 – 2022\tNights on two wards'],
      { title: 'Nurse', place: 'Leeds', period: period('2019 – 2022') },
      ['Nurse, Leeds', '2019 – 2022 · Nights on two wards'],
    ],
    ['employer first', ['St Mary’s, Leeds', 'Nurse, 2019 – 2022'], nurse, ['St Mary’s · Leeds', 'Nurse · 2019 – 2022']],
    [
      'one field per line',
      ['Nurse', 'St Mary’s', 'Leeds', '2019 – 2022'],
      nurse,
      ['Nurse', 'St Mary’s · Leeds · 2019 – 2022'],
    ],
    [
      'dates on a line of their own below words that no field covers',
      ['Night nurse for adults, St Mary’s', '2019 – 2022'],
      { title: 'Night nurse', organisation: 'St Mary’s', period: period('2019 – 2022') },
      ['Night nurse for adults, St Mary’s · 2019 – 2022'],
    ],
    [
      'a place that no list has, behind the employer',
      ['10/2018 – heute Ingenieur, Kessler GmbH, Esslingen am Neckar'],
      { title: 'Ingenieur', organisation: 'Kessler GmbH', period: period('10/2018 – heute') },
      ['10/2018 – heute · Ingenieur', 'Kessler GmbH · Esslingen am Neckar'],
    ],
    [
      'a date with the word that needs it',
      ['ILS (Immediate Life Support), renewed 2024'],
      { title: 'ILS (Immediate Life Support)', period: period('2024') },
      ['ILS (Immediate Life Support) · renewed 2024'],
    ],
    ['a date that is part of the name', ['ACLS exp 11/2026'], { period: period('11/2026') }, ['ACLS exp 11/2026']],
    ['title and dates only', ['tidewatch, 2021'], { title: 'tidewatch', period: period('2021') }, ['tidewatch · 2021']],
    [
      'words in no field',
      ['Nurse at St Mary’s (night shift), 2019 – 2022'],
      nurse,
      ['Nurse at St Mary’s (night shift) · 2019 – 2022'],
    ],
    ['dates inside the line', ['Nurse, 2019 – 2022, on leave since'], nurse, ['Nurse, 2019 – 2022, on leave since']],
    ['nothing understood', ['Odd jobs'], {}, ['Odd jobs']],
    ['fields in no line', ['Odd jobs'], { title: 'Nurse' }, ['Odd jobs']],
    ['prose', [], {}, []],
  ])('%s', (_, lines, fields, rows) => {
    expect(composeEntryRows(buildEntry(lines, fields)).map(readRow)).toEqual(rows);
  });

  test('a name without a role beside it is set as a role would be, and an employer beside one is not', () => {
    const roles = (lines: readonly string[], fields: EntryFields) =>
      composeEntryRows(buildEntry(lines, fields)).map((row) => row.fields.map(({ role }) => role));
    const course = { organisation: 'Immediate Life Support', period: period('2024') };
    expect(roles(['Immediate Life Support\t2024'], course)).toEqual([['title']]);
    expect(roles(['St Mary’s, Leeds', 'Nurse, 2019 – 2022'], nurse)).toEqual([['organisation', 'place'], ['title']]);
  });

  test('whatever the fields say, every word of the lines is drawn once and in order', () => {
    const word = fc.constantFrom(
      'Nurse',
      'Leeds',
      'at',
      '2019',
      '–',
      '|',
      '(acting)',
      ',',
      'St',
      'C++',
      '東京',
      'R&D',
      '2022',
    );
    const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(phrase, { maxLength: 4 }),
        phrase,
        phrase,
        phrase,
        phrase,
        (lines, title, organisation, place, dates) => {
          const rows = composeEntryRows(buildEntry(lines, { title, organisation, place, period: period(dates) }));
          expect(significant(rows.map(readRow).join(' '))).toBe(significant(lines.join(' ')));
        },
      ),
      { numRuns: 600 },
    );
  });
});
