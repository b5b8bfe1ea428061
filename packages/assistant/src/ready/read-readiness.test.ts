import { languages } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { sayReadiness } from '@fitted/resume/ready/say-ready';
import { expect, test } from 'vitest';
import { readPosting } from '../improve/read-posting.ts';
import { readReadiness } from './read-readiness.ts';

const today = { year: 2026, month: 11 };
const job = readPosting('Office Manager', 'Requirements\n- Excel\n- Budget planning');
const read = (text: string) => readReadiness(parseResume(text), job, today);

const resume = `Ida Brandt
ida@example.com | 555 010 2222
Experience
Office Manager, Alder Ltd, March 2022 – present
- Keep the budget of 3 teams in Excel
- Answer the phones
Clerk, Birch House, January 2017 – June 2020
- Was responsible for the post
Education
BA History, Leeds, 2013 – 2016
Skills
Excel`;

test('a gap, private data and a missing phone would make a reader stop', () => {
  const { stops } = read(resume.replace(' | 555 010 2222', '\nDate of birth: 3 March 1990'));
  expect(stops.map(({ code }) => code)).toEqual(['no-phone', 'gap', 'private']);
  expect(stops.find(({ code }) => code === 'gap')?.params).toEqual({ from: '06/2020', to: '03/2022' });
});

test('years without months are not taken for a gap, and study fills one', () => {
  const years = resume.replace('March 2022', '2021').replace('January 2017 – June 2020', '2017 – 2020');
  expect(read(years).stops.map(({ code }) => code)).toEqual(['nothing-stops']);
  const studied = resume.replace('2013 – 2016', 'June 2020 – February 2022');
  expect(read(studied).stops.map(({ code }) => code)).toEqual(['nothing-stops']);
});

test('ten seconds show the role and the first line; the weakest lines say why', () => {
  const { glance, weakest } = read(resume);
  expect(glance[0]?.params.role).toBe('Office Manager, Alder Ltd (March 2022 – present)');
  expect(glance.map(({ code }) => code)).toEqual(['glance-role', 'glance-line', 'asked-shown']);
  expect(weakest.map(({ line }) => line)).toEqual(['Was responsible for the post', 'Answer the phones']);
});

test('ten seconds show the job one has, even if an earlier one is nearer to the posting', () => {
  const moved = resume
    .replace('Office Manager, Alder', 'Driver, Alder')
    .replace('Clerk, Birch', 'Office Manager, Birch');
  expect(read(moved).glance[0]?.params.role).toBe('Driver, Alder Ltd (March 2022 – present)');
});

test('a line that says how often or how many in words is not blamed for saying neither', () => {
  const lines = ['Report weekly figures to managers', 'Kept the keys of six offices', 'Sorted letters and parcels'];
  const { weakest } = read(resume.replace('Answer the phones', lines.join('\n- ')));
  const bare = weakest.filter(({ why }) => why.some(({ code }) => code === 'says-little'));
  expect(bare.map(({ line }) => line)).toEqual(['Sorted letters and parcels']);
});

test('months by name and by number are two forms of dates', () => {
  const mixed = resume.replace('January 2017 – June 2020', '01/2017 – 02/2022');
  expect(read(mixed).stops.map(({ code }) => code)).toContain('mixed-dates');
});

test.each(languages)('it has words in %s, with every value in its place', (language) => {
  const said = sayReadiness(read(resume.replace(' | 555 010 2222', '')), language);
  expect(said.length).toBeGreaterThan(5);
  for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined/u);
});
