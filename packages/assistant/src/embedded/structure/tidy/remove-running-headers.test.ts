import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removeRunningHeaders } from './remove-running-headers.ts';

const reading = (text: string) => readForEdits(parseResume(text), readPosting('Clerk', ''));

test('the address of a printed page goes, a link of the person’s own stays', () => {
  const page = 'https://www.jobs.example/r/ada-lind/1234?isid=download';
  const own = 'https://ada-lind.example/projects';
  const text = `Ada Lind\n\nExperience\nClerk, Works, 2012 - 2015\n- Kept the books\n${own}\n\n${page}\n${page}`;
  const removed = removeRunningHeaders(reading(text)).map(({ before }) => before);
  expect(removed).toContain(page);
  expect(removed).not.toContain(own);
});

test('half an address stays while its other half is there', () => {
  const half = 'https://ada-lind-works.ver';
  const text = `Ada Lind\n\nExperience\nClerk, Works, 2012 - 2015\n- Kept the books\n${half}\ncel.example/\n\nLinks\n${half}\ncel.example/`;
  expect(removeRunningHeaders(reading(text))).toEqual([]);
});

const deeds = (count: number) =>
  Array.from({ length: count }, (_, at) => `- Kept the books of house ${at} in order`).join('\n');
const removedFrom = (body: string) =>
  removeRunningHeaders(
    reading(
      `Ada Lindgren\nada@example.org\n\nExperience\nClerk, Works, 2012 - 2015\n${body}\n\nSkills\nExcel, Word, filing`,
    ),
  ).map(({ before }) => before);

test.each([
  'Page 2 of 3',
  '© 2026 Ada Lindgren',
  'Seite 2',
  'Curriculum vitae Ada Lindgren',
  'Ada Lindgren – Page 2',
  'Resume - Ada Lindgren',
])('“%s” stood at the edge of a sheet', (line) => {
  expect(removedFrom(`${deeds(3)}\n\n${line}\n\n${deeds(3)}`)).toEqual([line]);
});

test.each(['Ada Lindgren Prize 2014', 'Wrote a resume of the year', 'Page layout', '2014', '2/3'])(
  '“%s” says something',
  (line) => {
    expect(removedFrom(`${deeds(3)}\n\n${line}\n\n${deeds(3)}`)).toEqual([]);
  },
);

test('numbers alone on their lines go when each is a page behind the other, and stay when they count something', () => {
  expect(removedFrom(`${deeds(14)}\n\n1\n\n${deeds(14)}\n\n2`)).toEqual(['1', '2']);
  expect(removedFrom(`${deeds(14)}\n\n1\n\n${deeds(2)}\n\n2`)).toEqual([]);
  expect(removedFrom(`${deeds(14)}\n\n4\n\n${deeds(14)}\n\n2`)).toEqual([]);
});
