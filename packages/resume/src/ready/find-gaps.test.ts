import { expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { allYears, findGaps } from './find-gaps.ts';

const lastJob = (period: string) =>
  parseResume(`Ada Berg\n\nExperience\nClerk, Holm Insurance\n${period}\n- Handled claims`);

test('the time since the last job is a gap once it has lasted a year, however long ago it began', () => {
  const today = { year: 2026, month: 6 };
  expect(findGaps(lastJob('2008 - 2014'), today)).toEqual([{ from: { year: 2014, month: 12 }, to: today }]);
  expect(findGaps(lastJob('01/2019 - 12/2025'), today)).toEqual([]);
  expect(findGaps(lastJob('2008 - present'), today)).toEqual([]);
});

test('a certificate of one year fills no time before it, and a gap long ago is found only where it is asked for', () => {
  const today = { year: 2026, month: 6 };
  const resume = (first: string, second: string) =>
    parseResume(
      `Ada Berg\n\nExperience\nClerk, Holm Insurance\n${second}\n- Handled claims\n\nClerk, Bay Bank\n${first}\n- Filed\n\n` +
        'Education\nFood hygiene certificate, 2021',
    );
  const gap = { from: { year: 2019, month: 3 }, to: { year: 2021, month: 5 } };
  expect(findGaps(resume('06/2015 - 03/2019', '05/2021 - present'), today)).toEqual([gap]);
  const old = resume('06/2001 - 03/2004', '05/2007 - present');
  expect(findGaps(old, today)).toEqual([]);
  expect(findGaps(old, today, allYears)).toEqual([{ from: { year: 2004, month: 3 }, to: { year: 2007, month: 5 } }]);
});
