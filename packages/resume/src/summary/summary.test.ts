import { findingCodes, wholeCodes } from '@fitted/contract/edits/summary-codes';
import { languages } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { asLineId } from '../document.ts';
import { type Edit, type EditReason, reasonCodes } from '../edit/edit.ts';
import { parseJob } from '../job/parse-job.ts';
import { nurse } from '../match/build-match.ts';
import type { Match } from '../match/match.ts';
import { scoreMatch } from '../match/score-match.ts';
import { sayFinding, sayMissing, sayReason, saySummary } from './say.ts';
import { type SummaryItem, summarise } from './summarise.ts';

const edit = (code: EditReason['code'], params: EditReason['params'] = {}): Edit => ({
  id: code,
  kind: 'replace-line',
  target: { lineId: asLineId('a') },
  before: 'x',
  after: 'y',
  reason: { code, params },
  evidence: [],
});
const job = parseJob({ title: '', description: 'Requirements\n- Kubernetes\n- Terraform\n- Teamwork' });
const match = scoreMatch(nurse, job);
const better = { ...match, score: match.score + 12 };

describe('summarise', () => {
  test('counts edits by reason, names what is worth naming, and ends with what only the person can answer', () => {
    const applied = [
      edit('weak-opening'),
      edit('weak-opening'),
      edit('posting-spelling', { from: 'k8s', to: 'Kubernetes' }),
    ];
    expect(summarise({ applied, heldBack: 1, before: match, after: better })).toEqual([
      { code: 'posting-spelling', params: { count: 1, names: ['Kubernetes'] } },
      { code: 'weak-opening', params: { count: 2, names: [] } },
      { code: 'score', params: { before: match.score, after: match.score + 12 } },
      { code: 'held-back', params: { count: 1 } },
      { code: 'missing', params: { count: 1, names: ['Terraform'] } },
    ]);
  });

  test('claims a good fit only for a high score with nothing missing, and never a better score', () => {
    const codesOf = (after: Match) =>
      summarise({ applied: [], heldBack: 0, before: after, after }).map(({ code }) => code);
    expect(codesOf(match)).toEqual(['nothing-found', 'missing']);
    expect(codesOf({ ...match, score: 90 })).toEqual(['nothing-found', 'missing']);
    expect(codesOf({ ...match, score: 47, missing: [] })).toEqual(['nothing-found']);
    expect(codesOf({ ...match, score: 90, missing: [] })).toEqual(['nothing-changed']);
  });

  test('covers every reason', () => {
    const codes = summarise({
      applied: reasonCodes.map((code) => edit(code)),
      heldBack: 0,
      before: match,
      after: match,
    });
    expect(
      codes
        .map(({ code }) => code)
        .filter((code) => code !== 'missing')
        .sort(),
    ).toEqual([...reasonCodes].sort());
  });
});

describe.each(languages)('in %s', (language) => {
  const params = { count: 3, before: 10, after: 20, names: ['Go', 'SQL'] };

  test('every code has a sentence with all values filled in', () => {
    const items: SummaryItem[] = [...reasonCodes, ...wholeCodes].flatMap((code) => [
      { code, params },
      { code, params: { ...params, count: 1, names: [] } },
    ]);
    const sentences = [
      ...saySummary(items, language),
      ...reasonCodes.map((code) =>
        sayReason({ code, params: { from: 'k8s', to: 'Kubernetes', skill: 'SQL' } }, language),
      ),
      ...findingCodes.map((code) => sayFinding({ code, params: { from: 'k8s', to: 'Kubernetes' } }, language)),
      ...job.requirements.map((requirement) => sayMissing(requirement, language)),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.。？?]$/u);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN/u);
    }
  });

  test('joins names the way the language does', () => {
    const [sentence] = saySummary([{ code: 'surfaced-skill', params }], language);
    expect(sentence).toContain('Go');
    expect(sentence).toContain('SQL');
  });
});

test('uses the right plural form', () => {
  const say = (count: number) => saySummary([{ code: 'shorter', params: { count } }], 'en')[0];
  expect(say(1)).toBe('Shortened one line.');
  expect(say(2)).toBe('Shortened 2 lines.');
});

test('a missing requirement becomes a question, never a claim', () => {
  const terraform = match.missing.find(({ text }) => text === 'Terraform');
  expect(terraform && sayMissing(terraform, 'en')).toBe(
    'Your resume does not mention Terraform. Have you worked with it?',
  );
});
