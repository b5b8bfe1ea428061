import { expect, test } from 'vitest';
import { parseJob } from '../job/parse-job.ts';
import { scoreMatch } from '../match/score-match.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { findStops } from './find-stops.ts';

const today = { year: 2026, month: 11 };
const profile = parseJob({ title: 'Clerk', description: 'Requirements\n- Excel' });

function codesOf(text: string): string[] {
  const document = parseResume(text);
  const match = scoreMatch(document, profile, { today });
  return findStops(document, { match, today, privateLines: [] }).map(({ code }) => code);
}

const resume = (dates: string, school: string) => `Ida Brandt
ida@example.com | 555 010 2222
Experience
Clerk, Alder Ltd, ${dates}
- Kept the books
Education
${school}`;

test('a place before a year is not a month: dates by number alone are not mixed', () => {
  expect(codesOf(resume('06/2019 – present', 'BA History, University of Leeds 2015 – 2018'))).toEqual([
    'nothing-stops',
  ]);
});

test('months by name and by number are two forms', () => {
  expect(codesOf(resume('06/2019 – present', 'BA History, Leeds, Sep 2016 – May 2019'))).toEqual(['mixed-dates']);
});
