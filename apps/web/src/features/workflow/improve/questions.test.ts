import type { HeldBack } from '@fitted/contract/assistant';
import { expect, test } from 'vitest';
import { buildRequirement } from '../../../testing/build-requirement.ts';
import { answerIdOf, confirmed, doubtful, inOwnWords, questionsOf } from './questions.ts';

const heldBack = (id: string, verdict: HeldBack['verdict']): HeldBack => ({
  change: {
    id,
    kind: 'replace-line',
    before: 'Helped on the till',
    after: `Worked the till ${id}`,
    reason: { code: 'clearer', params: {} },
    evidence: [],
  },
  verdict,
  claims: [{ code: 'wording', params: { words: 'till' } }],
});

const all = [heldBack('a', 'questioned'), heldBack('b', 'held'), heldBack('c', 'questioned')];
const idOf = (id: string): string => answerIdOf(heldBack(id, 'held'));

test('a change in doubt waits for a word and is applied by none', () => {
  expect(doubtful(all, {}).map(({ change }) => change.id)).toEqual(['a', 'c']);
  expect(confirmed(all, {})).toEqual([]);
});

test('a yes applies the change, with the word of the person as its evidence', () => {
  const answers = { [idOf('a')]: { kind: 'yes', fact: 'Worked the till a' } } as const;
  expect(doubtful(all, answers).map(({ change }) => change.id)).toEqual(['c']);
  expect(confirmed(all, answers)).toMatchObject([
    { id: 'a', evidence: [{ source: 'stated', quote: 'Worked the till a' }] },
  ]);
});

test('a yes is for the words that were shown: another wording under the same name waits for its own', () => {
  const answers = { [idOf('a')]: { kind: 'yes', fact: 'Worked the till a' } } as const;
  const { change, ...doubt } = heldBack('a', 'questioned');
  const reworded = { ...doubt, change: { ...change, after: 'Ran the shop' } };
  expect(confirmed([reworded], answers)).toEqual([]);
  expect(doubtful([reworded], answers)).toEqual([reworded]);
});

test('left out, it neither waits nor counts', () => {
  const answers = { [idOf('a')]: { kind: 'no' } } as const;
  expect(doubtful(all, answers).map(({ change }) => change.id)).toEqual(['c']);
  expect(confirmed(all, answers)).toEqual([]);
});

test('a yes to what was held back states a fact and applies nothing by itself', () => {
  const answers = { [idOf('b')]: { kind: 'yes', fact: 'Worked the till b' } } as const;
  expect(confirmed(all, answers)).toEqual([]);
  expect(questionsOf(all, []).map(({ id }) => id)).toEqual([idOf('b')]);
});

test('what a held change is asked about is not asked again as missing', () => {
  const named = {
    ...heldBack('d', 'held'),
    claims: [{ code: 'skill-only-in-posting', params: { skill: 'Terraform' } }],
  };
  const missing = ['Terraform', 'Ansible'].map((text) => buildRequirement(text));
  expect(questionsOf([named], missing).map(({ id }) => id)).toEqual([idOf('d'), 'missing:Ansible']);
});

test('a yes to one of several does not tell which, so the person is asked to tell', () => {
  const options = ['Go', 'Python'].flatMap((text) => buildRequirement(text).options);
  const missing = [buildRequirement('Go / Python', { options }), buildRequirement('Terraform')];
  expect(questionsOf([], missing).map(({ fact }) => fact)).toEqual([null, 'Terraform']);
});

test('how well a language is spoken names the language', () => {
  const [language, skill] = questionsOf(
    [],
    [buildRequirement('French', { kind: 'language' }), buildRequirement('French')],
  );
  if (!language || !skill) throw new Error('Nothing is asked');
  expect(inOwnWords(language, 'fluent')).toBe('French (fluent)');
  expect(inOwnWords(language, 'French, C1')).toBe('French, C1');
  expect(inOwnWords(language, 'I speak it')).toBe('I speak it');
  expect(inOwnWords(skill, 'a bit')).toBe('a bit');
});

test('what a line comes near to is asked with that line, after what is not there at all', () => {
  const near = [{ requirement: buildRequirement('plan the rota', { kind: 'duty' }), line: 'Helped with the rota' }];
  const questions = questionsOf([], [buildRequirement('Excel')], near);
  expect(questions.map(({ about }) => ('line' in about ? about.line : undefined))).toEqual([
    undefined,
    'Helped with the rota',
  ]);
  expect(questions[1]?.fact).toBeNull();
});
