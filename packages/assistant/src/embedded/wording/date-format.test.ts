import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { unifyDates } from './date-format.ts';

const job = readPosting('Clerk', '');
const datesOf = (...periods: readonly string[]) => {
  const roles = periods.map((period, at) => `Clerk, Works ${at}, ${period}\n- Kept the books of the works`);
  const document = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\n${roles.join('\n\n')}`);
  return unifyDates(readForEdits(document, job)).map(({ after }) => after);
};

test('the few dates in another form are written as the many are', () => {
  expect(datesOf('March 2020 - June 2022', 'January 2018 - April 2019', '03/2015 - 11/2017')).toEqual([
    'Clerk, Works 2, March 2015 - November 2017',
  ]);
  expect(datesOf('03/2020 - 06/2022', '01/2018 - 04/2019', 'Mar 2015 - Nov 2017')).toEqual([
    'Clerk, Works 2, 03/2015 - 11/2017',
  ]);
});

test('of half and half, the form of the latest role is taken', () => {
  expect(datesOf('March 2020 - June 2022', '03/2015 - 11/2017')).toEqual([
    'Clerk, Works 1, March 2015 - November 2017',
  ]);
});

test.each([
  ['one form', ['March 2020 - June 2022', 'May 2015 - November 2017']],
  ['a month without its year', ['March 2020 - June 2022', 'January 2018 - April 2019', 'Jan - Apr 2017']],
])('%s stays as it is', (_, periods) => {
  expect(datesOf(...periods)).toEqual([]);
});
