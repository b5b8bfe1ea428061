import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../improve/read-posting.ts';
import { removeLine, replaceLine } from './build-edit.ts';
import { type Proposer, proposeAllowed } from './proposer.ts';
import { proposers } from './proposers.ts';
import { readForEdits } from './reading.ts';

const reading = readForEdits(
  parseResume(
    'Ada Lind\n\nExperience\n\nTester, Old Works, 2012 - 2015\nClient: Northwind\n- Wrote the tests for the ledger',
  ),
  readPosting('Tester', 'Requirements\n- Java'),
);
const [label, bullet] = reading.document.sections[0]?.entries[0]?.body ?? [];

const eager: Proposer = {
  id: 'eager',
  mode: 'apply',
  touches: ['bullet'],
  certainty: 'sure',
  propose: () =>
    [label, bullet].flatMap((line) =>
      line ? [replaceLine(line, 'Else', 'clearer'), removeLine(line, 'duplicate')] : [],
    ),
};

test('a proposer changes only what it has declared', () => {
  expect(proposeAllowed(eager, reading).map(({ before }) => before)).toEqual([bullet?.text, bullet?.text]);
});

test('one that knows another language changes nothing', () => {
  expect(proposeAllowed({ ...eager, suits: (language) => language === 'ja' }, reading)).toEqual([]);
});

test('every proposer has a name of its own', () => {
  expect(new Set(proposers.map(({ id }) => id)).size).toBe(proposers.length);
});
