import type { Edit } from '@fitted/contract/edits/edit';
import { asLineId } from '@fitted/resume/document';
import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { liveReadiness } from './live-readiness.ts';

const today = { year: 2026, month: 11 };
const profile = parseJob({ title: 'Clerk', description: 'Requirements\n- Excel' });
const document = parseResume(`Ida Brandt
ida@example.com | 555 010 2222
Date of birth: 3 March 1990
Experience
Clerk, Alder Ltd, March 2021 – present
- Answer the phones
Clerk, Birch House, 01/2017 – 02/2021
- Sorted letters`);
const found = {
  glance: [],
  stops: [{ code: 'nothing-stops', params: {} }],
  weakest: ['Answer the phones', 'Answer calls'].map((line) => ({ line, why: [{ code: 'says-little', params: {} }] })),
};
const born: Edit = {
  id: 'e1',
  kind: 'remove',
  target: { lineId: asLineId('x') },
  before: 'Date of birth: 3 March 1990',
  after: '',
  reason: { code: 'personal-data', params: {} },
  evidence: [],
};

test('with changes off, what they would have mended is named, and lines that are gone are not', () => {
  const match = scoreMatch(document, profile, { today });
  const { stops, weakest } = liveReadiness(found, { document, match, today, edits: [born], applied: [] });
  expect(stops.map(({ code }) => code)).toEqual(['mixed-dates', 'private']);
  expect(weakest.map(({ line }) => line)).toEqual(['Answer the phones']);
});

test('a line that a change has just reworded is not called weak', () => {
  const match = scoreMatch(document, profile, { today });
  const lineId = asLineId(document.sections[0]?.entries[0]?.body[0]?.id ?? '');
  const reworded: Edit = { ...born, kind: 'replace-line', target: { lineId }, reason: { code: 'shorter', params: {} } };
  const { weakest } = liveReadiness(found, { document, match, today, edits: [reworded], applied: [reworded] });
  expect(weakest).toEqual([]);
});
