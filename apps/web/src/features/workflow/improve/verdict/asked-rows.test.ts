import { parseJob } from '@fitted/resume/job/parse-job';
import type { Match } from '@fitted/resume/match/match';
import { credits } from '@fitted/resume/match/requirements/verdict';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { type AskedRowData, askedRows, countAsked, quoteOf } from './asked-rows.ts';

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
  const rows = askedRows(match, resume);
  expect(rows.find(({ requirement }) => /rhythm/u.test(requirement.text))).toMatchObject({ status: 'open' });
  for (const { status, lineId } of rows) if (status === 'near') expect(lineId).toBeDefined();
  expect(rows.some(({ status }) => status === 'near')).toBe(true);
});

test('the figures of the headline are those of the list', () => {
  const { asked, met, near, open } = countAsked(match, resume);
  expect(met + near + open).toBe(asked);
  expect(met).toBe(match.matched.length);
});

test('the name of a job is like no duty, and years are quoted with their dates', () => {
  const [title] = resume.sections[0]?.entries[0]?.head ?? [];
  const near = (kind: string) => ({
    requirement: { id: kind, kind, text: 'Lead nurses', place: { at: 0 } },
    credit: credits.near,
    places: [{ lineId: title?.id, at: 0, length: 1 }],
  });
  const rows = askedRows({ matched: [], near: [near('duty'), near('years')], missing: [] } as unknown as Match, resume);
  expect(rows.map(({ status }) => status)).toEqual(['open', 'near']);
  const apart = parseResume('Ida Brandt\nExperience\nRegistered Nurse, Harlow Creek\n2019 – present\n- Trach care');
  const lineId = apart.sections[0]?.entries[0]?.head[0]?.id;
  expect(quoteOf({ ...rows[1], lineId } as AskedRowData, apart).line).toBe(
    '2019 – present · Registered Nurse, Harlow Creek',
  );
});
