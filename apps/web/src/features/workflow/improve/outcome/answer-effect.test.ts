import type { Edit } from '@fitted/contract/edits/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseJob } from '@fitted/resume/job/parse-job';
import type { Match } from '@fitted/resume/match/match';
import { credits } from '@fitted/resume/match/requirements/verdict';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { answerEffect } from './answer-effect.ts';

const document = parseResume(
  'Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Kept the books\n- Led four people',
);
const lineOf = (words: string) => linesOf(document).find(({ text }) => text === words)?.id ?? '';
const led = {
  kind: 'replace-line',
  target: { lineId: lineOf('Led four people') },
  evidence: [{ source: 'stated', factId: 'one', quote: '' }],
} as unknown as Edit;
const requirement = (id: string) => ({ id, text: id, place: { at: 0 } });
const met = (id: string, words: string) => ({
  requirement: requirement(id),
  credit: credits.near,
  places: [{ lineId: lineOf(words), at: 0, length: 1 }],
});
const before = { matched: [met('Shifts', 'Kept the books')] } as unknown as Match;
const match = {
  matched: [met('Leadership', 'Led four people'), met('Shifts', 'Led four people'), met('Books', 'Kept the books')],
  near: [met('Rota', 'Led four people'), met('Ledger', 'Kept the books')],
  missing: [requirement('Till')],
} as unknown as Match;
const profile = parseJob({ title: '', description: 'Requirements\n- Leading people\n- Forklift licence' });
const effect = (answers: string) =>
  answerEffect(led, { facts: [{ id: 'one', answers }], document, before, match, profile });

test('an answer met what its line proves and was not met before', () => {
  expect(effect('Leadership').met.map(({ text }) => text)).toEqual(['Leadership']);
  expect(effect('Leadership').unmet).toBeUndefined();
  expect(answerEffect(undefined, { facts: [], document, before, match, profile })).toEqual({ met: [] });
});

test('an answer that met something else leaves what was asked open, or near', () => {
  expect(effect('Till').unmet).toMatchObject({ requirement: { id: 'Till' }, status: 'open' });
  expect(effect('Rota').unmet).toMatchObject({ requirement: { id: 'Rota' }, status: 'near' });
  expect(effect('Ledger').unmet).toMatchObject({ requirement: { id: 'Ledger' }, status: 'open' });
});

test('of what is still open, an answer beside its question names what it speaks to', () => {
  expect(effect('Till').elsewhere?.text).toBe('Leading people');
  expect(effect('Rota').elsewhere).toBeUndefined();
  expect(effect('Leadership').elsewhere).toBeUndefined();
});
