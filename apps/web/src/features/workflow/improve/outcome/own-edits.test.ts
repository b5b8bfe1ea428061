import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { emptyDraft } from '../../draft.ts';
import { factsOf, removeFact } from '../../facts/ledger.ts';
import { removalsOf, removeLine, writeLine } from './own-edits.ts';

const text = 'Maya Okafor\n\nExperience\nAnalyst, Northgate\t2021 – 2023\n- Planned routes\n- Wrote reports';
const base = parseResume(text);
const [, second] = base.sections[0]?.entries[0]?.body ?? [];
const lineId = second?.id ?? '';
const draft = { ...emptyDraft, originalText: text };

test('a line written by hand is a fact of the person, with the line that stands on it', () => {
  const written = writeLine(draft, base, lineId, 'Wrote weekly reports for six managers');
  expect(factsOf(written)).toMatchObject([
    {
      text: 'Wrote weekly reports for six managers',
      isConfirmed: true,
      supports: [{ before: 'Wrote reports', after: 'Wrote weekly reports for six managers' }],
    },
  ]);
  // Rewriting the line leaves one fact; taking it back leaves none.
  const again = writeLine(written, base, lineId, 'Wrote reports for six managers');
  expect(factsOf(again).map((fact) => fact.text)).toEqual(['Wrote reports for six managers']);
  expect(factsOf(removeFact(again, factsOf(again)[0]?.id ?? ''))).toEqual([]);
});

test('what was proposed for the line gives way to what the person wrote', () => {
  const proposed = {
    id: 'clearer',
    kind: 'replace-line',
    target: { lineId },
    before: 'Wrote reports',
    after: 'Reported',
    reason: { code: 'clearer', params: {} },
    evidence: [],
  };
  const improvement = { changes: [proposed] } as unknown as NonNullable<typeof draft.run>['improvement'];
  const written = writeLine({ ...draft, run: { key: 'k', improvement } }, base, lineId, 'Wrote six reports');
  expect(written.off).toEqual(['clearer:Reported']);
});

test('a line that was taken out is a change like any other', () => {
  const { removedLines } = removeLine(removeLine(draft, lineId), lineId);
  const { document, applied } = applyEdits(base, removalsOf(removedLines, base));
  expect(applied).toHaveLength(1);
  expect(linesOf(document).map((line) => line.text)).not.toContain('Wrote reports');
  expect(linesOf(document).map((line) => line.text)).toContain('Planned routes');
});
