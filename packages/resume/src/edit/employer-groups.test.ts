import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { applyEdits } from './apply-edits.ts';
import type { Edit } from './edit.ts';
import { employerGroups } from './employer-groups.ts';
import { linesOf, textAt } from './text-at.ts';

const document = parseResume(`Pat Doe
pat@example.com

Experience
Initech, Leeds
Team Lead, 2022 - present
- Lead 4 people

Acme Ltd, York
Senior Analyst, 2018 - 2022
- Wrote more reports
Analyst, 2016 - 2018
- Wrote reports

GENERAL ELECTRIC, various locations 1998 - 2014
Director of Finance, GE Water (2005 - 2014)
- Kept the books`);
const [experience] = document.sections;

function withoutRoles(...titles: readonly string[]): string[] {
  const removals = (experience?.entries ?? [])
    .filter(({ fields }) => titles.includes(fields.title ?? ''))
    .map(({ id }): Edit => {
      const target = { entryId: id };
      const before = textAt(document, { kind: 'remove', target }) ?? '';
      return { id, kind: 'remove', target, before, after: '', reason: { code: 'requested', params: {} }, evidence: [] };
    });
  const { document: left, applied } = applyEdits(document, removals);
  expect(applied).toHaveLength(titles.length);
  return linesOf(left).map(({ text }) => text);
}

test('roles are grouped under their employer line, including one with its own dates', () => {
  const first = employerGroups(experience?.entries ?? []).map((roles) => roles.map(({ head }) => head[0]?.text));
  expect(first).toEqual([
    ['Initech, Leeds'],
    ['Acme Ltd, York', 'Analyst, 2016 - 2018'],
    ['GENERAL ELECTRIC, various locations 1998 - 2014', 'Director of Finance, GE Water (2005 - 2014)'],
  ]);
});

describe('removing the first role of an employer', () => {
  test('leaves the employer line with the next role', () => {
    const lines = withoutRoles('Senior Analyst');
    expect(lines.slice(lines.indexOf('Acme Ltd, York'))).toContain('Analyst, 2016 - 2018');
    expect(lines).not.toContain('Senior Analyst, 2018 - 2022');
  });

  test('removes the employer line together with the last role', () => {
    expect(withoutRoles('Senior Analyst', 'Analyst')).not.toContain('Acme Ltd, York');
  });
});

describe('a line with years of its own', () => {
  const groupsOf = (work: string) => {
    const [section] = parseResume(`Pat Doe\npat@example.com\n\nExperience\n${work}`).sections;
    return employerGroups(section?.entries ?? []).map((roles) => roles.map(({ fields }) => fields.period?.text));
  };

  test.each([
    ['has the roles within them', '2005 - 2014', [['1998 - 2014', '2005 - 2014']]],
    ['has the role that began and ended with it', '01/1998 - 12/2014', [['1998 - 2014', '01/1998 - 12/2014']]],
    ['has no role that began before', '12/1997 - 2014', [['1998 - 2014'], ['12/1997 - 2014']]],
    ['has no role that ended later', '2005 - 01/2015', [['1998 - 2014'], ['2005 - 01/2015']]],
    ['has no role that goes on', '2005 - present', [['1998 - 2014'], ['2005 - present']]],
  ])('%s', (_, period, groups) => {
    expect(
      groupsOf(
        `GENERAL ELECTRIC, various locations 1998 - 2014\nDirector of Finance, GE Water, ${period}\n- Kept the books`,
      ),
    ).toEqual(groups);
  });

  test('is a role itself when it has lines of its own', () => {
    const work = `Clerk, Old Works 1998 - 2014\n- Filed\n\nDirector, GE Water, 2005 - 2014\n- Kept the books`;
    expect(groupsOf(work)).toEqual([['1998 - 2014'], ['2005 - 2014']]);
  });
});
