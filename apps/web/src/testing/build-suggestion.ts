import type { Claim, HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';

/** Another wording for the line with these words. */
export function buildSuggestion(
  document: ResumeDocument,
  before: string,
  after: string,
  claims: readonly Claim[] = [],
): HeldBack {
  const line = linesOf(document).find(({ text }) => text === before);
  if (!line) throw new Error(`No line reads ${before}`);
  const about = { reason: { code: 'weak-opening', params: {} }, evidence: [] } as const;
  return {
    change: {
      id: `word:${line.id}`,
      kind: 'replace-line',
      target: { lineId: line.id },
      before,
      after,
      ...about,
      evidence: [],
    },
    verdict: 'questioned',
    claims: [...claims],
  };
}

/** A new section at the top. */
export const buildNewSection = (heading: string, words: string): HeldBack => ({
  change: {
    id: 'new-section',
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: 'summary',
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${heading}\n${words}`,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  },
  verdict: 'questioned',
  claims: [],
});
