import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { askedRows, countAsked } from './asked-rows.ts';

const resume = parseResume(`Ida Brandt
Experience
Registered Nurse, Harlow Creek, 2019 – present
- Trach care, tube feeds, dressing changes
- Relief charge nurse since 2022
Skills
Epic`);
const job = parseJob({
  title: 'Nurse',
  description: 'What you will do\n- Respond to rhythm changes\n- Act as charge nurse on rotation\n- Document in Epic',
});
const match = scoreMatch(resume, job, { today: { year: 2026, month: 11 } });

test('only what has a line to quote is near; a word in common is not a line, and the rest is open', () => {
  const rows = askedRows(match);
  expect(rows.find(({ requirement }) => /rhythm/u.test(requirement.text))).toMatchObject({ status: 'open' });
  for (const { status, lineId } of rows) if (status === 'near') expect(lineId).toBeDefined();
  expect(rows.some(({ status }) => status === 'near')).toBe(true);
});

test('the figures of the headline are those of the list', () => {
  const { asked, met, near, open } = countAsked(match);
  expect(met + near + open).toBe(asked);
  expect(met).toBe(match.matched.length);
});
