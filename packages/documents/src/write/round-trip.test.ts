import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { compareRoundTrip } from './round-trip.ts';
import { compareWords } from './round-trip-words.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

describe('words', () => {
  test.each([
    ['the same', 'Led a team', 'Led a team', [], true],
    ['other separators and a page number', 'Nurse | Leeds, 2019', 'Nurse · Leeds 2 (2019)', [], true],
    ['a lost word', 'Led a small team', 'Led a team', ['small'], false],
    ['one of two occurrences lost', 'go and go', 'go and', ['go'], false],
    ['a broken word', 'zero-difference audit', 'zero-\ndifference audit', ['zero-difference'], false],
    ['another hyphen', 'zero‐difference audit', 'zero-difference audit', [], true],
    ['a slash between two fields', 'Informatics / Law', 'Informatics · Law', [], true],
    ['a slash within a word', 'CI/CD', 'CI CD', ['CI/CD'], false],
    ['another order', 'Led a team', 'a team Led', [], false],
    ['Chinese over a line end', '数据平台工程师', '数据平\n台工程师', [], true],
    ['a word longer than a line', `The ${long} yard`, `The ${long.slice(0, 30)}\n${long.slice(30)} yard`, [], true],
    ['a long word that lost a letter', `The ${long}`, `The ${long.slice(1)}`, [long], false],
  ])('%s', (_, source, readBack, missing, isInOrder) => {
    expect(compareWords(source, readBack)).toEqual({ missing, isInOrder });
  });
});

const resume = `Ada Byron
Analyst
London | ada.byron@a.example | +44 20 7946 0000


Experience
Analyst | Difference Engines Ltd | London | Jan 2019 – Mar 2022
• Wrote the first programme.


Skills
Mathematics, Poetry, Punched cards
`;

describe('what a tracking system reads', () => {
  test('a faithful copy passes every check that applies', () => {
    const result = compareRoundTrip(resume, resume);
    expect(result).toMatchObject({ isLossless: true, missing: [] });
    expect(result.checks).toEqual({ name: true, email: true, phone: true, roles: true, dates: true, skills: true });
  });

  test.each([
    ['email', 'ada.byron@a.example', 'ada.byron@ a.example'],
    ['skills', 'Punched cards', 'Punched'],
    ['dates', 'Jan 2019 – Mar 2022', 'Jan 2019'],
  ])('detects a damaged %s', (check, before, after) => {
    const result = compareRoundTrip(resume, resume.replace(before, after));
    expect(result.isLossless).toBe(false);
    expect(result.checks).toMatchObject({ [check]: false });
    expect(result.unplaced).toMatchObject({ [check]: [before] });
  });

  test('the label before a name may be left out', () => {
    const labelled = resume.replace(/^/u, 'Name: ');
    expect(compareRoundTrip(labelled, resume)).toMatchObject({ isLossless: true, missing: [] });
  });

  test('brackets behind a degree may be read as its place', () => {
    const studied = resume.replace('Skills', 'Education\nRN to BSN (online), Stillwater College, 2026\n\n\nSkills');
    const source = parseResume(studied);
    const readBack = studied.replace('RN to BSN (online)', 'RN to BSN');
    expect(compareRoundTrip(studied, readBack, { source }).checks).toMatchObject({ education: true });
  });

  test('a course without a school is found as a line under its heading, a school only as an entry', () => {
    const courses =
      'Education\nBSc Nursing, Alder College, 2013 – 2016\nILS (Life Support), renewed 2024\nMentorship, 2020\n\n\n';
    const studied = resume.replace('Skills', `${courses}Skills`);
    const source = parseResume(studied);
    const asBullets = studied.replace('ILS', '• ILS').replace('Mentorship', '• Mentorship');
    expect(compareRoundTrip(studied, asBullets, { source }).checks).toMatchObject({ education: true, dates: true });
    const asOne = studied.replace(
      'BSc Nursing, Alder College, 2013',
      '• Also studied nursing; BSc Nursing, Alder College, 2013',
    );
    expect(compareRoundTrip(studied, asOne, { source }).checks).toMatchObject({ education: false });
  });
});
