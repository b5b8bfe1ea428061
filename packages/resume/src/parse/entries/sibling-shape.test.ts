import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';

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
