import { expect, test } from 'vitest';
import { parseResume } from '../../parse/parse-resume.ts';
import { placeEdit } from '../cases/place-edit.ts';
import { guardEdits } from '../guard-edits.ts';

const before = 'Maintained the alerting rules';

function heldBack(period: string, after: string) {
  const source = parseResume(
    `Ada Lind\nada@example.com\n\nExperience\nEngineer, Acme | ${period}\n- ${before}\n\nSkills\nLinux`,
  );
  const edit = placeEdit(source, { id: 'e', before, after });
  if (!edit) throw new Error('unplaced');
  return guardEdits({ source, statedFacts: [], edits: [edit] }).heldBack;
}

test('what was done in a role that ended is not said as if it went on', () => {
  expect(heldBack('2018 – 2020', 'Maintain the alerting rules')).toMatchObject([
    { verdict: 'held', claims: [{ code: 'made-current', params: { words: 'Maintain' } }] },
  ]);
});

test('in a role that goes on, the present is no claim', () => {
  expect(heldBack('2018 – present', 'Maintain the alerting rules')).toEqual([]);
});
