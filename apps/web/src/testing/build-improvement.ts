import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/contract/edits/edit';
import { asLineId } from '@fitted/resume/document';
import { parseJob } from '@fitted/resume/job/parse-job';

type ReplaceLine = Extract<Edit, { readonly kind: 'replace-line' }>;

export const buildChange = (changes: Partial<ReplaceLine> = {}): Edit => ({
  id: 'a',
  kind: 'replace-line',
  target: { lineId: asLineId('l1') },
  before: 'Helped on the till',
  after: 'Worked the till',
  reason: { code: 'clearer', params: {} },
  evidence: [],
  ...changes,
});

const score = { score: 50, meters: { coverage: 50, wording: 50, structure: 50, prominence: 50 }, met: 1, asked: 2 };

export const buildImprovement = (changes: Partial<Improvement> = {}): Improvement => ({
  improvedResume: 'Worked the till',
  improvementSummary: [],
  changes: [buildChange()],
  heldBack: [],
  profile: parseJob({ title: 'Driver', description: 'We need SQL.' }),
  match: { before: score, after: score, matched: [], missing: [], requirements: [] },
  engine: { name: 'embedded' },
  unclearFacts: [],
  interview: [],
  roles: [],
  unplacedFacts: [],
  ...changes,
});
