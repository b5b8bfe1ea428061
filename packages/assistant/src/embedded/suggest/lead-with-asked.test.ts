import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { leadWithAsked } from './lead-with-asked.ts';

const job = readPosting('Warehouse Systems Analyst', 'Requirements\n- SQL\n- Stock control');

function firstOf(...lines: readonly string[]): string | undefined {
  const document = parseResume(
    `Ada Lind\nada@example.org\n\nExperience\n\nAnalyst, Old Works Ltd, 2019 - present\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return leadWithAsked(readForEdits(document, job))[0]?.after.split('\n')[0];
}

const plain = ['Kept the minutes of the board', 'Answered the telephone', 'Ordered the stationery'];
const asked = 'Wrote the SQL reports for stock control';

test('what the posting names leads its role', () => {
  expect(firstOf(...plain, asked)).toBe(asked);
});

describe('the order stays', () => {
  test.each([
    ['where the first line is asked for already', ['Wrote SQL queries for the depot', ...plain, asked]],
    ['where a figure would be pushed down', ['Kept 40 files', ...plain, asked]],
    ['for what they only helped with', [...plain, 'Helped with the SQL reports']],
    ['where it stands second', ['Kept the minutes', asked, ...plain]],
  ])('%s', (_, lines) => {
    expect(firstOf(...lines)).toBeUndefined();
  });
});
