import { expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { linesOf } from '../edit/text-at.ts';
import { parseJob } from '../job/parse-job.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { loweringEdits } from './lowering-edits.ts';
import { scoreMatch } from './score-match.ts';

const base = parseResume(`Maya Okafor
maya@sample.example

Experience
Operations Analyst, Northgate Freight\tJan 2021 – Present
- Ran the Kubernetes cluster and the Terraform modules
- Reported weekly figures

Skills
Excel`);
const profile = parseJob({ title: 'Engineer', description: 'Kubernetes and Terraform are required.' });
const subject = { base, profile, today: { year: 2026, month: 1 } };
const before = scoreMatch(base, profile, subject);

const reword = (from: string, after: string, changes: Partial<Edit> = {}): Edit => {
  const line = linesOf(base).find(({ text }) => text === from);
  const reason = { code: 'weak-opening', params: {} } as const;
  return {
    ...{
      id: from,
      kind: 'replace-line',
      target: { lineId: line?.id ?? '' },
      before: from,
      after,
      reason,
      evidence: [],
    },
    ...changes,
  } as Edit;
};
const losing = 'Ran the Kubernetes cluster and the Terraform modules';

test('of changes that together lower the score, only those that do so are found', () => {
  const loses = reword(losing, 'Ran the cluster');
  const harmless = reword('Reported weekly figures', 'Reported figures each week');
  expect(loweringEdits(subject, [loses, harmless], before)).toEqual([loses]);
  expect(loweringEdits(subject, [harmless], before)).toEqual([]);
});

test('what the person said or asked for stays, whatever it costs', () => {
  const stated = { source: 'stated', factId: 'f', quote: 'Ran the cluster' } as const;
  const requested = { reason: { code: 'requested', params: {} } } as const;
  for (const changes of [{ evidence: [stated] }, requested])
    expect(loweringEdits(subject, [reword(losing, 'Ran the cluster', changes)], before)).toEqual([]);
});
