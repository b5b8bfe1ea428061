import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { orderRoles } from './order-roles.ts';

function rolesOf(text: string): string[] {
  const { sections } = parseResume(text);
  return sections.flatMap(({ entries }) => entries.map(({ fields }) => `${fields.title} at ${fields.organisation}`));
}

function sorted(experience: string): string[] {
  const document = parseResume(`Pat Doe\npat@example.com\n\nExperience\n${experience}`);
  const edits = orderRoles(readForEdits(document, readPosting('Manager', '')));
  return rolesOf(formatResume(applyEdits(document, edits).document));
}

const acme = 'Acme Ltd, York\nAnalyst, 2016 - 2018\n- Wrote reports\nSenior Analyst, 2018 - 2022\n- Wrote more reports';
const initech = 'Initech, Leeds\nTeam Lead, 2022 - present\n- Lead 4 people';

test('the employer of the latest role comes first with all its roles, and none changes its employer', () => {
  const inOrder = ['Team Lead at Initech', 'Analyst at Acme Ltd', 'Senior Analyst at Acme Ltd'];
  expect(sorted(`${acme}\n\n${initech}`)).toEqual(inOrder);
  expect(sorted(`${initech}\n\n${acme}`)).toEqual(inOrder);
});

test('a role stays below the employer’s line that has years of its own', () => {
  const general =
    'Analyst at General Electric, 1998 - 2017\nDirector of Finance, GE Water, 2012 - 2017\n- Kept the books\n' +
    'Finance Manager, GE Power, 2005 - 2012\n- Paid the bills';
  expect(sorted(`${general}\n\n${initech}`)).toEqual([
    'Team Lead at Initech',
    'Analyst at General Electric',
    'Director of Finance at GE Water',
    'Finance Manager at GE Power',
  ]);
});

test('a Japanese form tells events from the first to the last, and stays so', () => {
  const events =
    '2007年4月 株式会社山田製作所 入社\n経理事務を担当\n2015年10月 鈴木商事株式会社 入社\n営業事務を担当\n現在に至る';
  const document = parseResume(`佐藤 健一（さとう けんいち）\n\n職歴\n${events}`);
  expect(document.sections[0]?.entries).toHaveLength(2);
  expect(orderRoles(readForEdits(document, readPosting('事務', '')))).toEqual([]);
});

test('the latest degree comes first, but not what somebody has been reading beside the work for years', () => {
  const orderOf = (second: string) => {
    const document = parseResume(
      `Pat Doe\npat@example.com\n\nExperience\n${initech}\n\nEducation\nBSc Physics, University of Leeds, 1999 - 2004\n${second}`,
    );
    return orderRoles(readForEdits(document, readPosting('Manager', '')));
  };
  expect(orderOf('MSc Physics, University of York, 2009 - 2011')).toHaveLength(1);
  expect(orderOf('Studies in Management, Own Reading List, 2009 - present')).toEqual([]);
});

test('a date alone is not a role, and keeps those around it in place', () => {
  const first = 'Clerk, Old Works, 2012 - 2015\n- Kept the books';
  const last = 'Manager, New Works, 2016 - 2020\n- Led 4 people';
  const roles = ['Clerk at Old Works', 'Manager at New Works'];
  expect(sorted(`${first}\n\n${last}`)).toEqual([...roles].reverse());
  expect(sorted(`04.06.2009\n\n${first}\n\n${last}`).at(-1)).toBe('Manager at New Works');
});

test('a list of degrees or of courses is turned round, a late course does not pass a degree', () => {
  const orderOf = (...lines: readonly string[]) => {
    const document = parseResume(`Pat Doe\npat@example.com\n\nEducation\n${lines.join('\n\n')}`);
    return orderRoles(readForEdits(document, readPosting('Clerk', ''))).length;
  };
  expect(orderOf('Bachelor of Music, University of York, 1998', 'Master of Music, University of Leeds, 2001')).toBe(1);
  expect(orderOf('Bachelor of Music, University of York, 1998', 'Barista course, Port College, 2001')).toBe(0);
  expect(orderOf('Year of passing, class, school\n2018, Class 12, Hill School', '2020, Class 13, Port School')).toBe(0);
});
