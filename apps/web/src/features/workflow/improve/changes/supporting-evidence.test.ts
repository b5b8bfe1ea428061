import { asLineId } from '@fitted/resume/document';
import type { Edit, Evidence } from '@fitted/resume/edit/edit';
import { expect, test } from 'vitest';
import { supportingEvidence } from './supporting-evidence.ts';

const supportOf = (before: string, after: string, quotes: readonly string[]): string[] => {
  const evidence: Evidence[] = quotes.map((quote, at) => ({ source: 'resume', lineId: asLineId(`l${at}`), quote }));
  const reason = { code: 'clearer', params: {} } as const;
  const edit: Edit = {
    id: 'e',
    kind: 'replace-line',
    target: { lineId: asLineId('l0') },
    before,
    after,
    reason,
    evidence,
  };
  return supportingEvidence(edit).map(({ quote }) => quote);
};

test.each([
  ['Go, SQL, k8s', 'Go, SQL, Kubernetes', 'Responsible for building a billing service in Go'],
  ['Was responsible for managing rotas', 'Managed rotas', 'Managed the rotas of two wards'],
  ['Ran the depot', 'Ran the depot and the yard', 'Kept the books and the keys'],
  ['负责客户服务', '客户服务', '提供客户服务培训'],
])('%s → %s: "%s" shares only what stood there before', (before, after, quote) => {
  expect(supportOf(before, after, [before, quote])).toEqual([]);
});

test.each([
  ['SQL', 'SQL, Go', 'Built a billing service in Go'],
  ['Go, SQL', 'Go, SQL, Kubernetes', 'Moved twelve services to Kubernetes'],
  ['Nurse', 'Nurse in intensive care', 'Cared for patients in intensive care'],
  ['', 'Skills\nGo', 'Some other line'],
])('%s → %s: "%s" carries what is new', (before, after, quote) => {
  expect(supportOf(before, after, [before, quote].filter(Boolean))).toEqual([quote]);
});

test('a line in the words of the person does not quote itself', () => {
  expect(supportOf('', 'Led four nurses', ['Led four nurses'])).toEqual([]);
});
