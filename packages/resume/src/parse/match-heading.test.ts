import { describe, expect, test } from 'vitest';
import { headings } from './data/headings.ts';
import { matchHeading, respaceHeading } from './match-heading.ts';

describe('headings', () => {
  test.each([
    ['EXPERIENCE', 'experience'],
    ['Work History:', 'experience'],
    ['Skills & Awards', 'skills'],
    ['Selected Honors', 'awards'],
    ['3. Education', 'education'],
    ['【工作经历】', 'experience'],
    ['■職務経歴', 'experience'],
    ['EXPERIENCES PROFESSIONNELLES', 'experience'],
    ['FORMACION ACADEMICA', 'education'],
    ['Berufserfahrung', 'experience'],
    ['ON CAMPUS INVOLVEMENT', 'volunteering'],
    ['Licenses & Certifications', 'certifications'],
  ])('%s is %s', (text, kind) => {
    expect(matchHeading(text)?.kind).toBe(kind);
  });

  test.each(['Projects Manager', 'Education Consultant', 'Language Teacher', 'Stripe', 'Go, Python, SQL', ''])(
    '%s is no heading',
    (text) => {
      expect(matchHeading(text)).toBeUndefined();
    },
  );

  test('a heading that is also a job title says so', () => {
    expect(matchHeading('Volunteer')).toMatchObject({ kind: 'volunteering', isAmbiguous: true });
  });

  test('a letter-spaced heading gets its words back', () => {
    expect(respaceHeading('WORKEXPERIENCE')).toBe('WORK EXPERIENCE');
    expect(respaceHeading('ROTTERDAM')).toBe('ROTTERDAM');
  });

  test('every heading in the lists is found under a kind', () => {
    const lost = Object.values(headings)
      .flat()
      .filter((name) => matchHeading(name) === undefined);
    expect(lost).toEqual([]);
  });
});
