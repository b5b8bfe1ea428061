import { expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { findGaps } from './find-gaps.ts';

const lastJob = (period: string) =>
  parseResume(`Ada Berg\n\nExperience\nClerk, Holm Insurance\n${period}\n- Handled claims`);

test('the time since the last job is a gap once it has lasted a year, however long ago it began', () => {
  const today = { year: 2026, month: 6 };
  expect(findGaps(lastJob('2008 - 2014'), today)).toEqual([{ from: { year: 2014, month: 12 }, to: today }]);
  expect(findGaps(lastJob('01/2019 - 12/2025'), today)).toEqual([]);
  expect(findGaps(lastJob('2008 - present'), today)).toEqual([]);
});
