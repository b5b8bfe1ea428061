import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
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
