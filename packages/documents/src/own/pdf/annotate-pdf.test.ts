import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readDocument } from '../../read/read-document.ts';
import { createWriter } from '../../write/write-document.ts';
import { markDocument } from '../mark-document.ts';
import type { ChangeNote } from '../own-document.ts';
import { findLines } from './find-lines.ts';
import { lettersOf } from './page-letters.ts';

const resume = `Maya Okafor
maya@example.com

Experience
Operations Analyst, Northgate Freight, Jan 2021 – Present
- Was responsible for weekly reports to six depot managers, who took their routes, their stock and their staff from them
- Cut late deliveries from 9% to 4%
- Kept the stock list of two depots

Skills
SQL, Power BI, Excel`;
const file = await createWriter().write(parseResume(resume), { format: 'pdf', template: 'meridian', paper: 'a4' });
const read = (await readDocument(file)).text;

const annotate = (improvedText: string, notes: ChangeNote[] = []) =>
  markDocument(file, { improvedText, notes, mode: 'tracked', date: '2026-01-02T03:04:05Z' });

/** What follows the file's own bytes: the annotations. */
const addedTo = (bytes: Uint8Array) => Buffer.from(bytes.subarray(file.length)).toString('latin1');
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const subtypes = (bytes: Uint8Array) => ({
  strokes: count(addedTo(bytes), /\/Subtype\s*\/StrikeOut/g),
  notes: count(addedTo(bytes), /\/Subtype\s*\/Text\b/g),
});

test.each([
  ['a reworded line', read.replace('Was responsible for weekly', 'Wrote weekly'), { strokes: 1, notes: 1 }],
  ['a removed line', read.replace(/.*Kept the stock list.*\n/, ''), { strokes: 1, notes: 0 }],
  ['a new line', read.replace('9% to 4%', '9% to 4%\n• Trained two new clerks'), { strokes: 0, notes: 1 }],
  ['words at the end of a line', read.replace('of two depots', 'of two depots in Leeds'), { strokes: 0, notes: 1 }],
])('%s is marked on the page, and the file itself stays as it was', async (_, improved, expected) => {
  const { bytes, placed, unplaced } = await annotate(improved);
  expect({ placed, unplaced, ...subtypes(bytes) }).toEqual({ placed: 1, unplaced: [], ...expected });
  expect(Buffer.from(bytes.subarray(0, file.length)).equals(Buffer.from(file))).toBe(true);
  expect((await readDocument(bytes)).text).toBe(read);
});

test('a note says the new wording and why', async () => {
  const [before, after] = ['Cut late deliveries from 9% to 4%', 'Cut late deliveries from 9% to 4% in a year'];
  const { bytes } = await annotate(read.replace(before, after), [{ before, after, comment: 'You told us so.' }]);
  const utf16 = (text: string) =>
    [...text].map((character) => String.fromCharCode(0, character.charCodeAt(0))).join('');
  expect(addedTo(bytes).includes(utf16('in a year')) || addedTo(bytes).includes('in a year')).toBe(true);
  expect(addedTo(bytes).includes(utf16('You told us so')) || addedTo(bytes).includes('You told us so')).toBe(true);
});

test('a line is found by its letters, the second of two behind the first, and one in pieces is not', () => {
  const letters = { text: 'CutcostsLedateamCutcosts', places: [] };
  expect(findLines(['• Cut costs', 'Led a team', 'Cut costs', 'Cut a team'], letters)).toEqual([
    { start: 0, end: 8 },
    { start: 8, end: 16 },
    { start: 16, end: 24 },
    undefined,
  ]);
});

test.each(['Gestio´n', 'Gesti´on', 'Gestio\u0301n', 'Gestión'])(
  'an accent drawn apart from its letter, %s',
  (drawn) => {
    const letters = { text: lettersOf(`${drawn} de ˆıles`), places: [] };
    expect(findLines(['Gestión de îles'], letters)).toEqual([{ start: 0, end: letters.text.length }]);
  },
);

test('a PDF cannot be had clean', async () => {
  const clean = markDocument(file, { improvedText: read, notes: [], mode: 'clean', date: '2026-01-02T03:04:05Z' });
  await expect(clean).rejects.toMatchObject({ code: 'invalid_file_type' });
});
