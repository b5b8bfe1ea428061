import type { Edit } from '@fitted/resume/edit/edit';
import { expect, test } from 'vitest';
import { foldNotes } from './fold-notes.ts';

let count = 0;
const edit = (before: string, after: string, code: Edit['reason']['code'] = 'punctuation') => {
  count += 1;
  return {
    edit: {
      id: `e${count}`,
      kind: 'replace-line',
      target: { lineId: `l${count}` },
      before,
      after,
      reason: { code, params: {} },
      evidence: [],
    } as unknown as Edit,
    lineId: `l${count}`,
  };
};
const byCode = ({ reason }: Edit) => reason.code;
const shape = (...edits: ReturnType<typeof edit>[]) => {
  const groups = foldNotes(edits, byCode);
  return groups.map((group) => group.map((one) => edits.findIndex(({ edit: { id } }) => id === one.edit.id)));
};

test('three full stops that go are one note at the first of them, whatever stands between', () => {
  const other = edit('Was responsible for the rota of a ward', 'Planned the rota of a ward', 'weak-opening');
  expect(shape(edit('Led.', 'Led'), other, edit('Ran.', 'Ran'), edit('Sold.', 'Sold'))).toEqual([[0, 2, 3], [1]]);
});

test('two are quicker read one by one', () => {
  expect(shape(edit('Led.', 'Led'), edit('Ran.', 'Ran'))).toEqual([[0], [1]]);
});

test('larger rewordings keep a note each, and what is taken out too', () => {
  const long = () =>
    edit('Was in charge of taking stock at three depots', 'Counted what lay in the north, west and east', 'clearer');
  expect(shape(long(), long(), long())).toEqual([[0], [1], [2]]);
  const gone = () => edit('Hobbies: chess', '', 'less-relevant');
  expect(shape(gone(), gone(), gone())).toEqual([[0], [1], [2]]);
});
