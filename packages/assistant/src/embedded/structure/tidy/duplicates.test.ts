import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removeDuplicates } from './duplicates.ts';

const removed = (text: string) =>
  removeDuplicates(readForEdits(parseResume(text), readPosting('Engineer', ''))).map(({ before }) => before);

test('a line that stands twice under one role goes once', () => {
  const role = 'Ada Lind\n\nExperience\n\nEngineer, New Works, 2019 - present\n';
  expect(removed(`${role}- Repaired 300 old pumps\n- Wrote reports\n- Repaired 300 old pumps.`)).toEqual([
    'Repaired 300 old pumps.',
  ]);
});

test('a level that several languages or skills share belongs to each of them', () => {
  const lists = 'Languages\nEnglish\nFluent\nGerman\nFluent\n\nSkills\nPython\nVery advanced\nSQL\nVery advanced';
  expect(removed(`Ada Lind\n\n${lists}`)).toEqual([]);
});

test('what repeats without being a bullet of one role stays', () => {
  const head = 'Ada Lind\n\n';
  const projects =
    `${head}Experience\n\nTester, Old Works, 2012 - 2015\nProject 1: Ledger\n` +
    'Role: Senior tester of the whole suite\n- Wrote the tests\nProject 2: Payroll\n' +
    'Role: Senior tester of the whole suite\n- Ran the tests';
  const degrees = `${head}Education\n\nMaster of Arts\nNorthern University of the Coast, 2012\n\nBachelor of Arts\nNorthern University of the Coast, 2010`;
  const roles =
    `${head}Experience\n\nTester, Old Works, 2012 - 2015\n- Wrote tests for the ledger\n\n` +
    'Tester, New Works, 2016 - 2019\n- Wrote tests for the ledger';
  expect([projects, degrees, roles].flatMap(removed)).toEqual([]);
});

test('two lines that begin the same address are not the same line', () => {
  const role = 'Ada Lind\n\nExperience\n\nEngineer, New Works, 2019 - present\n';
  const line = '- Report on all the pumps: https://example.org/reports/';
  expect(removed(`${role}${line}\n- Wrote reports\n${line}`)).toEqual([]);
});
