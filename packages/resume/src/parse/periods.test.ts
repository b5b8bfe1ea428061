import { describe, expect, test } from 'vitest';
import { findPeriod, isDateLabel, isDuration } from './periods.ts';

const styles: readonly (readonly [line: string, text: string, period: string])[] = [
  ['Jan 2020 – Present', 'Jan 2020 – Present', '2020-1..now'],
  ['January 2019 to Present', 'January 2019 to Present', '2019-1..now'],
  ['Nurse, 06/2016 - 12/2018', '06/2016 - 12/2018', '2016-6..2018-12'],
  ['2019-03 – 2020-05', '2019-03 – 2020-05', '2019-3..2020-5'],
  ['2012/09-2016/06', '2012/09-2016/06', '2012-9..2016-6'],
  ['2018.09–2021.06', '2018.09–2021.06', '2018-9..2021-6'],
  ['01.09.2015 – 31.08.2018', '01.09.2015 – 31.08.2018', '2015-9..2018-8'],
  ['05/18 – 07/20', '05/18 – 07/20', '2018-5..2020-7'],
  ["Jan '20 - Mar '21", "Jan '20 - Mar '21", '2020-1..2021-3'],
  ['March 15, 2020 – June 1, 2021', 'March 15, 2020 – June 1, 2021', '2020-3..2021-6'],
  ['May – Aug 2021', 'May – Aug 2021', '2021-5..2021-8'],
  ['2018/19', '2018/19', '2018..2019'],
  ['Fall 2013 – Spring 2014', 'Fall 2013 – Spring 2014', '2013..2014'],
  ['YMCA Summer 2013, 2014', 'Summer 2013, 2014', '2013..2014'],
  ['Expected Graduation: June 2016', 'June 2016', '2016-6'],
  ['2022 -', '2022 -', '2022..now'],
  ['Month 20XX – Ongoing', 'Month 20XX – Ongoing', '?..now'],
  ['Since 2019', 'Since 2019', '2019..now'],
  ['enero de 2018 - actualidad', 'enero de 2018 - actualidad', '2018-1..now'],
  ['2019 a la fecha', '2019 a la fecha', '2019..now'],
  ['janvier 2015 à juin 2018', 'janvier 2015 à juin 2018', '2015-1..2018-6'],
  ["janv. 2020 – aujourd'hui", "janv. 2020 – aujourd'hui", '2020-1..now'],
  ['seit März 2020', 'seit März 2020', '2020-3..now'],
  ['Oktober 2010 bis heute', 'Oktober 2010 bis heute', '2010-10..now'],
  ['2020年1月至今', '2020年1月至今', '2020-1..now'],
  ['2020年1月 – 2021年3月', '2020年1月 – 2021年3月', '2020-1..2021-3'],
  ['2020年4月～現在', '2020年4月～現在', '2020-4..now'],
  ['平成28年4月～令和2年3月', '平成28年4月～令和2年3月', '2016-4..2020-3'],
];

describe('periods', () => {
  test.each(styles)('%s', (line, text, expected) => {
    const period = findPeriod(line)?.period;
    const write = (date?: { year: number; month?: number }): string =>
      date ? [date.year, date.month].filter(Boolean).join('-') : '?';
    const end = period?.isCurrent ? '..now' : period?.end ? `..${write(period.end)}` : '';
    expect(period?.text).toBe(text);
    expect(`${write(period?.start)}${end}`).toBe(expected);
  });

  test.each([
    'GPA 3.97/4.00',
    'Served 10,000 people',
    'US Patent 11,234,567',
    'May I help you?',
    '$2019 saved',
    'room 20195',
  ])('%s holds no period', (line) => {
    expect(findPeriod(line)).toBeUndefined();
  });

  test('labels and durations beside dates are known', () => {
    expect(['Expected graduation:', 'Zeitraum', '期间：'].map(isDateLabel)).toEqual([true, true, true]);
    expect(['2 years 10 months', '(3 yrs 6 mos)', '4 months', 'Engineer'].map(isDuration)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
