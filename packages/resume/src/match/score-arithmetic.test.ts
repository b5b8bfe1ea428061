import { expect, test } from 'vitest';
import { parseJob } from '../job/parse-job.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { nurse } from './build-match.ts';
import { experienceYears } from './experience-years.ts';
import { findFlaws } from './flaws.ts';
import { scoreMatch } from './score-match.ts';
import { measureStructure } from './structure.ts';

const asks = (...musts: string[]) =>
  parseJob({ title: '', description: ['Requirements', ...musts.map((must) => `- ${must}`)].join('\n') });
const withRoles = (...periods: string[]) =>
  parseResume(
    `Pat Doe\npat@example.com\n\nExperience\n${periods
      .map((period, n) => `Clerk, Office ${n + 1} Ltd, ${period}\n- Filed letters`)
      .join('\n\n')}`,
  );

test.each([
  ['one after the other', ['January 2020 - December 2021', 'January 2018 - December 2018'], 3],
  ['at the same time', ['January 2019 - December 2021', 'January 2019 - December 2021'], 3],
  ['one within the other', ['January 2019 - December 2021', 'March 2019 - June 2019'], 3],
  ['partly overlapping', ['January 2020 - December 2021', 'January 2019 - December 2020'], 3],
])('overlapping months count once: roles %s', (_, periods, years) => {
  expect(experienceYears(withRoles(...periods))).toBeCloseTo(years, 5);
});

test.each([
  ['December 2020', 'literal'],
  ['November 2020', 'literal'],
  ['September 2020', 'partial'],
])('for three years required, January 2018 to %s is %s', (end, how) => {
  const { matched, near } = scoreMatch(withRoles(`January 2018 - ${end}`), asks('At least three years of experience'));
  expect([...matched, ...near][0]?.how).toBe(how);
});

test.each([[['Wound care']], [['Wound care', 'Terraform']], [['Terraform']]])(
  'the score for %j is coverage, up to three tenths of which depend on presentation',
  (musts) => {
    const { score, meters } = scoreMatch(nurse, asks(...musts));
    const { coverage, wording, structure, prominence } = meters;
    expect(coverage).not.toBe(wording);
    const polish = 0.4 * wording + 0.3 * structure + 0.3 * prominence;
    expect(score).toBe(Math.round(coverage * (0.7 + (0.3 * polish) / 100)));
    expect(score).toBeLessThanOrEqual(coverage);
  },
);

test('a degree and years of something else are worth little without anything of the trade', () => {
  const general = ['Bachelor’s degree', 'Three years of experience'];
  const coverage = (...musts: string[]) => scoreMatch(nurse, asks(...musts)).meters.coverage;
  expect(coverage(...general)).toBe(100);
  expect(coverage(...general, 'Terraform', 'Kafka', 'Revit')).toBe(0);
  expect(coverage(...general, 'Terraform', 'Kafka', 'Wound care')).toBeGreaterThan(50);
});

const whole = `Pat Doe
pat@example.com | 0161 555 0199

Experience
Clerk, Office Ltd, 2020 - 2022
- Filed letters

Porter, Hospital Ltd, 2016 - 2018
- Moved beds

Education
BA History, University of Deal, 2015

Skills
Excel`;

test.each([
  ['nothing', whole, [], 100],
  ['a telephone number', whole.replace(' | 0161 555 0199', ''), ['no-phone'], 95],
  ['an email address', whole.replace('pat@example.com | ', ''), ['no-email'], 85],
  ['skills', whole.replace('\n\nSkills\nExcel', ''), ['no-skills-section'], 85],
  [
    'chronological order',
    whole.replace('2020 - 2022', '2010 - 2012').replace('BA History, University of Deal, 2015', 'BA History'),
    ['not-chronological'],
    98,
  ],
])('structure of a resume without %s', (_, text, codes, meter) => {
  const structure = measureStructure(parseResume(text));
  expect(structure.findings.map(({ code }) => code)).toEqual(codes);
  expect(structure.meter).toBeCloseTo(meter, 5);
});

test.each([
  ['a sentence in English', 'word '.repeat(30), false],
  ['a paragraph in English', 'word '.repeat(60), true],
  ['a sentence in Chinese', '负责项目管理'.repeat(10), false],
  ['a paragraph in Chinese', '负责项目管理'.repeat(20), true],
])('long-line finding for %s', (_, text, isLong) => {
  expect(findFlaws(text, text, 'en').includes('long-line')).toBe(isLong);
});
