import { expect, test } from 'vitest';
import { asLineId } from '../document.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { guardEdits } from './guard-edits.ts';

const line =
  'I lead a weekly round of the boiler rooms. I repaired 40 pumps with my colleague in winter. The manager signs the log book.';
const source = parseResume(`Ada Lind\nada@example.org\n\nExperience\n\nFitter, Old Works, 2012 - today\n${line}`);

function verdictOn(...parts: string[]): string {
  const [entry] = source.sections[0]?.entries ?? [];
  const target = { lineId: asLineId(entry?.body[0]?.id ?? '') };
  const reason = { code: 'split', params: {} } as const;
  const edit = {
    id: 'e',
    kind: 'replace-line',
    target,
    before: line,
    after: parts.join('\n'),
    reason,
    evidence: [],
  } as const;
  const { kept, heldBack } = guardEdits({ source, statedFacts: [], edits: [edit] });
  return kept.length > 0 ? 'kept' : (heldBack[0]?.verdict ?? 'none');
}

const round = 'Lead a weekly round of the boiler rooms.';
const pumps = 'Repaired 40 pumps with my colleague in winter.';
const log = 'The manager signs the log book.';

test('each part of a divided line is judged by its own sentences', () => {
  expect(verdictOn(round, pumps, log)).toBe('kept');
  expect(verdictOn(`${round} ${pumps}`, log)).toBe('kept');
});

test.each([
  ['loses what limits it', [round, 'Repaired 40 pumps.', log]],
  ['takes a figure of another part', ['Lead a weekly round of 40 boiler rooms.', pumps, log]],
  ['takes the deed of another person', [round, pumps, 'Sign the log book.']],
  ['takes a title from its verb', ['Lead of the boiler rooms.', pumps, log]],
  ['leaves a sentence out', [round, log]],
])('a part that %s is not kept', (_, parts) => {
  expect(verdictOn(...parts)).not.toBe('kept');
});
