import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { readColumns } from './columns.ts';

const twoColumns = `ANNA PETROVA                          CONTACT
Marketing Manager                     anna@example.com
                                      Manchester, UK

EXPERIENCE                            SKILLS
Marketing Manager                     Google Ads
Boohoo Group, Manchester              Meta Ads
05/2020 – Present                     HubSpot
• Managing a paid media budget of     Google Analytics 4
  £1.2m per year                      Email marketing

Marketing Executive                   EDUCATION
JD Sports, Bury                       BA Marketing
09/2016 – 04/2020                     Salford University
• Worked on email campaigns           2013 – 2016`;

test('two columns pasted row by row are read one after the other', () => {
  const { head, sections } = parseResume(twoColumns);
  expect(head.contact).toMatchObject({ name: 'ANNA PETROVA', email: 'anna@example.com', place: 'Manchester, UK' });
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'other', 'skills', 'education']);
  expect(sections[0]?.entries[0]?.body.map(({ text }) => text)).toEqual([
    'Managing a paid media budget of £1.2m per year',
  ]);
});

test('what stands across both columns stays where it is', () => {
  const lines = ['Jo Doe is a marketing manager who lives in Leeds', ...twoColumns.split('\n').slice(3)];
  expect(readColumns(lines)[0]).toBe(lines[0]);
  expect(readColumns(lines)).toContain('  £1.2m per year');
});

test.each([
  ['dates at the margin', 'EXPERIENCE\n', 'Engineer, Acme Ltd                    2019 – 2021\n'],
  ['a table of skills', 'SKILLS\n', 'Languages                             Python, Java\n'],
])('%s are not a column', (_, heading, row) => {
  const lines = (heading + row.repeat(9)).split('\n');
  expect(readColumns(lines)).toBe(lines);
});
