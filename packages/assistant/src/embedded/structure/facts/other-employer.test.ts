import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { removeOtherEmployer } from './other-employer.ts';

const posting = 'Northwind GmbH seeks a network technician.';
const after = (profile: string, text = posting) => {
  const document = parseResume(
    `Ada Lind\nada@example.org\n\nProfile\n${profile}\n\nExperience\nTechnician, Old Works Ltd, 2016 - 2021\n- Kept the network running`,
  );
  return removeOtherEmployer(readForEdits(document, readPosting('Network technician', text))).map((edit) => edit.after);
};

const own = 'Network technician with nine years of switches and routers.';

test('a sentence that hopes for work at another company goes', () => {
  expect(after(`${own} The opportunity offered by Harbour Lines Ltd would be ideal for me.`)).toEqual([own]);
});

test('the company that is asked stays, and so does one that somebody worked for', () => {
  expect(after(`${own} The opportunity at Northwind GmbH would be ideal for me.`)).toEqual([]);
  expect(after(`${own} At Old Works Ltd it was a rare opportunity to learn.`)).toEqual([]);
  expect(after(`${own} Harbour Lines Ltd was among the clients.`)).toEqual([]);
});
