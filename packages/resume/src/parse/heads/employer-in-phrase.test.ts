import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';

function rolesIn(...work: readonly string[]) {
  const text = ['Robin Vale', 'robin@vale.example', '', 'Experience', ...work, '', 'Education', 'BSc Physics, 2010'];
  const { sections } = parseResume(text.join('\n'));
  const entries = sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  return entries.map(({ fields: { title, organisation } }) => [title, organisation]);
}

test('an employer named only in the phrase that names the role', () => {
  const roles = rolesIn(
    '2018.06 – 2019.02\tJava developer in Kestrel company.',
    '• Helped with little tasks',
    '2019.03 – 2021.02\tJava developer in Tundra Foods LLC.',
    '• Built the orders',
  );
  expect(roles).toEqual([
    ['Java developer', 'Kestrel company'],
    ['Java developer', 'Tundra Foods LLC'],
  ]);
});

test('what a role was about is not who it was for', () => {
  expect(rolesIn('Lecturer in Physics, Tawe College\t2012 – 2016', '• Taught two courses')).toEqual([
    ['Lecturer in Physics', 'Tawe College'],
  ]);
});

test('the name of an employer ends where the telling begins', () => {
  const roles = rolesIn(
    '• April 2020–April 2021: Software developer at Kestrel GmbH (www.kestrel.example), frontend development.',
    '• May 2017–June 2018: Internship at Tundra-Werke in Bangalore, India, writing an app for engines.',
  );
  expect(roles).toEqual([
    ['Software developer', 'Kestrel GmbH'],
    ['Internship', 'Tundra-Werke'],
  ]);
});

test('a house in the row below is the employer, and what stands behind the role narrows it', () => {
  const roles = rolesIn(
    '12/2006 – 07/2012\tTeamleiter, Hardware-Support Rhein/Main',
    'Kestrel Deutschland GmbH',
    'Leitung von acht Leuten',
    '',
    '06/2000 – 11/2006\tTechniker, Hardware-Support Rhein/Main',
    'Tundra Computer Gesellschaft GmbH',
    'Reparatur von Servern',
  );
  expect(roles).toEqual([
    ['Teamleiter, Hardware-Support Rhein/Main', 'Kestrel Deutschland GmbH'],
    ['Techniker, Hardware-Support Rhein/Main', 'Tundra Computer Gesellschaft GmbH'],
  ]);
});

test('a phrase is not cut at its "and"', () => {
  const roles = rolesIn(
    '02.2021 – heute\tFamilienzeit mit Weiterbildung und ehrenamtlicher Tätigkeit',
    '• Leitung der Kleiderkammer',
    '01.2018 – 01.2021\tSachbearbeiterin, Kestrel GmbH',
    '• Prüfung der Rechnungen',
  );
  for (const [, organisation = ''] of roles) expect(organisation).not.toMatch(/^und/u);
});
