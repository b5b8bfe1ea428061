import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { raiseToTop } from './raise-to-top.ts';

const job = readPosting('Data analyst', 'Requirements\n- SQL\n- Tableau\n- Reporting');
const work = 'EXPERIENCE\nAnalyst, Old Works, 2016 - 2024\n- Built reports in SQL for the board';
const contact = 'CONTACT\n+44 20 7946 0958\nada@example.org\nLeeds';

function headingsOf(head: string, ...parts: readonly string[]): (string | undefined)[] {
  const document = parseResume([head, ...parts].join('\n\n'));
  const { sections } = applyEdits(document, raiseToTop(readForEdits(document, job))).document;
  return sections.map(({ heading }) => heading?.text);
}

test('how to reach the person comes to the top, unless the top says it already', () => {
  expect(headingsOf('Ada Lind', work, contact)).toEqual(['CONTACT', 'EXPERIENCE']);
  expect(headingsOf('Ada Lind\nada@example.org', work, contact)).toEqual(['EXPERIENCE', 'CONTACT']);
});

test('the address of a referee stays with the referee', () => {
  const referee = 'REFERENCES\nDr Lena Brandt, Head of Data, Old Works';
  expect(headingsOf('Ada Lind', work, referee, contact).at(-1)).toBe('CONTACT');
});

test('a profile that begins with what the job is about comes first; a wish stays', () => {
  const profile = 'PROFILE\nData analyst with eight years of reporting in SQL for a board of nine.';
  const head = 'Ada Lind\nada@example.org';
  expect(headingsOf(head, work, profile)).toEqual(['PROFILE', 'EXPERIENCE']);
  expect(headingsOf('Ada Lind', work, profile, contact)).toEqual(['CONTACT', 'PROFILE', 'EXPERIENCE']);
  const wish = 'PROFILE\nSeeking a challenging role as a data analyst in a growing organisation.';
  expect(headingsOf(head, work, wish)).toEqual(['EXPERIENCE', 'PROFILE']);
  const move = 'PROFILE\nAfter moving house with the family I am finding my feet again in a new town.';
  expect(headingsOf(head, work, move)).toEqual(['EXPERIENCE', 'PROFILE']);
});
