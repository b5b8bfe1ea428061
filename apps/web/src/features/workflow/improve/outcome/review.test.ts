import { asLineId } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { parseJob } from '@fitted/resume/job/parse-job';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { changeKey } from '../changes/change-key.ts';
import { buildSheet, linesOfEdit } from '../sheet/build-sheet.ts';
import { reviewChanges, textOf } from './review.ts';

const text = `Maya Okafor
maya@sample.example

Experience
Operations Analyst, Northgate Freight	Jan 2021 – Present
- Was responsible for the k8s cluster
- Reported weekly figures

Skills
SQL, k8s`;
const base = parseResume(text);
const profile = parseJob({
  title: 'Engineer',
  description: 'We need Kubernetes and Terraform. Kubernetes is required.',
});
const subject = { base, profile, today: { year: 2026, month: 1 } };
const [first, second] = base.sections[0]?.entries[0]?.body ?? [];
const lineId = asLineId(first?.id ?? '');

const reword: Edit = {
  id: 'reword',
  kind: 'replace-line',
  target: { lineId },
  before: first?.text ?? '',
  after: 'Ran the Kubernetes cluster',
  reason: { code: 'weak-opening', params: {} },
  evidence: [],
};
const reorder: Edit = {
  id: 'reorder',
  kind: 'reorder',
  target: { entryId: base.sections[0]?.entries[0]?.id ?? '' },
  order: [second?.id ?? '', lineId],
  before: `${first?.text}\n${second?.text}`,
  after: `${second?.text}\n${first?.text}`,
  reason: { code: 'relevance-order', params: {} },
  evidence: [],
};

test('a switched-off change is neither in the text nor in the score', () => {
  const on = reviewChanges(subject, [reword, reorder], []);
  const off = reviewChanges(subject, [reword, reorder], [changeKey(reword)]);
  expect(textOf(on, text)).toContain('Ran the Kubernetes cluster');
  expect(textOf(off, text)).not.toContain('Kubernetes');
  expect(on.match.score).toBeGreaterThan(off.match.score);
});

test('with every change off the resume is the very text that was handed in', () => {
  const edits = [reword, reorder];
  expect(textOf(reviewChanges(subject, edits, edits.map(changeKey)), text)).toBe(text);
});

test('a change that was switched off takes no other wording of the same name with it', () => {
  const reworded = { ...reword, after: 'Kept the Kubernetes cluster running' };
  expect(textOf(reviewChanges(subject, [reworded], [changeKey(reword)]), text)).toContain(reworded.after);
});

test('the sheet marks the words that changed and the lines that moved up', () => {
  const { document, applied } = reviewChanges(subject, [reword, reorder], []);
  const lines = buildSheet(base, document, applied).flatMap((block) => block.lines);
  const changed = lines.find(({ id }) => id === lineId);
  expect(
    changed?.parts
      .filter(({ kind }) => kind === 'added')
      .map((part) => part.text)
      .join(' '),
  ).toContain('Kubernetes');
  expect(lines.filter(({ isMoved }) => isMoved).map(({ id }) => id)).toEqual([second?.id]);
  expect(lines.find(({ role }) => role === 'name')?.parts).toEqual([{ kind: 'same', text: 'Maya Okafor' }]);
  expect(linesOfEdit(reword, document)).toEqual([lineId]);
});
