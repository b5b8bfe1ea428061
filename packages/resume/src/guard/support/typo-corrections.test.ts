import { expect, test } from 'vitest';
import { asLineId } from '../../document.ts';
import { parseResume } from '../../parse/parse-resume.ts';
import { guardEdits } from '../guard-edits.ts';
import { isCorrected } from './typo-corrections.ts';

const typos = new Map([
  ['recieved', 'received'],
  ['mangement', 'management'],
]);
const isTypo = (from: string, to: string) => typos.get(from) === to;

test.each([
  ['Recieved the prize', 'Received the prize', true],
  ['Head of mangement, recieved it', 'Head of management, received it', true],
  ['RECIEVED', 'RECEIVED', true],
  ['Recieved the prize', 'Received the first prize', false],
  ['Recieved the prize', 'Reviewed the prize', false],
  ['Recieved 2 prizes', 'Received 3 prizes', false],
  ['Received the prize', 'Received the prize', false],
])('“%s” to “%s”: %s', (before, after, expected) => {
  expect(isCorrected(before, after, isTypo)).toBe(expected);
});

test('the guard keeps a corrected word where a dictionary knows it, and nothing more than that', () => {
  const source = parseResume(
    'Ada Lind\nada@example.org\n\nExperience\nClerk, Port Office, 2012 - 2015\n- Recieved the mail',
  );
  const line = source.sections[0]?.entries[0]?.body[0];
  const edit = (after: string) => ({
    id: after,
    kind: 'replace-line' as const,
    target: { lineId: asLineId(line?.id ?? '') },
    before: 'Recieved the mail',
    after,
    reason: { code: 'spelling' as const, params: {} },
    evidence: [],
  });
  const edits = [edit('Received the mail'), edit('Received the award')];
  const { kept } = guardEdits({ source, statedFacts: [], edits, isTypo });
  expect(kept.map((one) => one.edit.after)).toEqual(['Received the mail']);
  expect(kept[0]?.evidence).toHaveLength(1);
});
