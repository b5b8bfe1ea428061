import { expect, test } from 'vitest';
import { parseResume, sectionsOfWork } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';
import { likeSiblings } from './sibling-shape.ts';

const rolesIn = (rows: readonly string[]): (readonly [string | undefined, string | undefined])[] =>
  parseResume(`Ada Brook\nada@example.org\n\nExperience\n${rows.join('\n')}`)
    .sections.flatMap(({ entries }) => entries)
    .map(({ fields: { title, organisation } }) => [title, organisation] as const);

test('a head whose words tell less is read in the rows of its siblings', () => {
  const roles = rolesIn([
    '2019 – 2020',
    'Quarrel',
    'Software Engineer',
    '',
    '2016 – 2018',
    'Tern Hotels Ltd',
    'Office Manager',
    '',
    '2014 – 2015',
    'Reprorapid',
    'Copies and Plans',
    '',
    '2010 – 2013',
    'Kestrel Foods Ltd',
    'Warehouse Assistant',
  ]);
  expect(roles[2]).toEqual(['Copies and Plans', 'Reprorapid']);
  expect(roles[0]).toEqual(['Software Engineer', 'Quarrel']);
});

test('the university behind its department is the employer', () => {
  const roles = rolesIn([
    '2011 – 2014. Statistics Advisor. Department of Zoology, University of Otago, New Zealand.',
    '2008 – 2010. Research Assistant. Department of Zoology, University of Otago, New Zealand.',
  ]);
  expect(roles.map(([, organisation]) => organisation)).toEqual(['University of Otago', 'University of Otago']);
});

const period = { text: '2018', start: { year: 2018 }, isCurrent: false };

const look = (text: string, size: number, isBold = false): LineLook => {
  const type = { isBold, isItalic: false, face: 'Arial' };
  return { text, size, ...type, colour: 0, left: 36, column: 36, runs: [] };
};

function rowsOf(looks: readonly LineLook[]) {
  const lines = looks.map((line) => line.text).join('\n');
  return sectionsOfWork(`Ada Brook\n\nExperience\n${lines}`, looks)[0]?.rows ?? [];
}

test('rows that look like the employers of the others are employers, and stand for the roles below them', () => {
  const rows = rowsOf([
    look('Quarrel', 11, true),
    look('2020 – 2022\tSoftware Engineer', 11),
    look('Sold tickets to people in six countries.', 9),
    look('Overis', 11, true),
    look('2016 – 2018\tFull Stack Engineer', 11),
    look('Institute of Finance', 9),
    look('2014 – 2016\tSecurity Consultant', 11),
    look('National Bank of Deposits', 9),
    look('Kept the accounts of the branches and trained new colleagues.', 9),
    look('Mash', 11, true),
    look('2013 – 2014\tDeveloper', 11),
  ]);
  const usual = { head: rows.slice(0, 2), body: rows.slice(2, 3) };
  const usualFields = { title: 'Software Engineer', organisation: 'Quarrel', period };
  const { fields } = likeSiblings({
    raw: [
      usual,
      usual,
      usual,
      { head: rows.slice(3, 6), body: [] },
      { head: rows.slice(6, 8), body: rows.slice(8, 10) },
      { head: rows.slice(10), body: [] },
    ],
    fields: [
      usualFields,
      usualFields,
      usualFields,
      { title: 'Full Stack Engineer', organisation: 'Institute of Finance', period },
      { title: 'Security Consultant', organisation: 'National Bank of Deposits', period },
      { title: 'Developer', period },
    ],
  });
  expect(fields.slice(3).map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Full Stack Engineer', 'Overis'],
    ['Security Consultant', 'Overis'],
    ['Developer', 'Mash'],
  ]);
});

test('a town does not hide the name before it', () => {
  const rows = rowsOf(
    [
      'Quarrel Ltd, Bath',
      'Intern, 2019',
      'Mash Ltd, Leeds',
      'Cook, 2018',
      'Model Assembly, New York, NY',
      'Delegate, 2017',
    ].map((text) => look(text, 10)),
  );
  const { fields } = likeSiblings({
    raw: [0, 2, 4].map((from) => ({ head: rows.slice(from, from + 2), body: [] })),
    fields: [
      { title: 'Intern', organisation: 'Quarrel Ltd', period },
      { title: 'Cook', organisation: 'Mash Ltd', period },
      { organisation: 'Delegate', period },
    ],
  });
  expect(fields[2]).toMatchObject({ title: 'Delegate', organisation: 'Model Assembly' });
});
