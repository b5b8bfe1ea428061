import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import type { HeldBack } from '@fitted/contract/edits/edit';
import { asLineId } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { answerOf } from './answer-of.ts';
import { answerIdOf, confirmed, doubtful, heldQuestions, openQuestions, quoteFromDesk } from './questions.ts';

const heldBack = (id: string, verdict: HeldBack['verdict']): HeldBack => ({
  change: {
    id,
    kind: 'replace-line',
    target: { lineId: asLineId('l1') },
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
  expect(heldQuestions(all).map(({ id }) => id)).toEqual([idOf('b')]);
});

const match = scoreMatch(
  parseResume('Ida Brandt\nida@example.com\nExperience\nClerk, Post, 2019 - 2023\n- Sorted letters'),
  parseJob({ title: 'Clerk', description: 'Requirements\n- Terraform\n- Ansible\n- French' }),
);

type OfRequirement = Extract<InterviewQuestion, { kind: 'requirement' }>;

const asks = (text: string, rest: Partial<OfRequirement> = {}): OfRequirement => {
  const found = match.missing.find((one) => one.text === text);
  if (!found) throw new Error(`${text} is not missing`);
  const { id, kind, strength } = found;
  return {
    id: `missing:${id}`,
    kind: 'requirement',
    requirement: { id, kind, text, strength },
    needsRole: true,
    worth: 5,
    ...rest,
  };
};

const ofLine: InterviewQuestion = {
  id: 'line:Sorted letters',
  kind: 'line',
  line: 'Sorted letters',
  place: 'Clerk, Post, 2019 - 2023',
  worth: 0,
};

test('what a held change is asked about is not asked again, and what is met by now is not asked at all', () => {
  const named: HeldBack = {
    ...heldBack('d', 'held'),
    claims: [{ code: 'skill-only-in-posting', params: { skill: 'Terraform' } }],
  };
  const interview = [asks('Terraform'), asks('Ansible'), ofLine];
  expect(openQuestions(interview, match, [named])).toEqual([interview[1], ofLine]);
  expect(openQuestions(interview, { ...match, missing: [] })).toEqual([ofLine]);
});

test('a question quotes its line as it reads now, and is not asked about a line that has gone', () => {
  const base = parseResume('Ida Brandt\nExperience\nClerk, Post, 2019 - 2023\n- Sorted letters');
  const lineId = asLineId(linesOf(base).find(({ text }) => text === 'Sorted letters')?.id ?? '');
  const apply = (kind: 'replace-line' | 'remove', after: string) =>
    applyEdits(base, [
      {
        id: 'e',
        kind,
        target: { lineId },
        before: 'Sorted letters',
        after,
        reason: { code: 'clearer', params: {} },
        evidence: [],
      },
    ]).document;
  expect(quoteFromDesk([ofLine], base, apply('replace-line', 'Sorted the letters'))).toEqual([
    { ...ofLine, quoted: 'Sorted the letters' },
  ]);
  expect(quoteFromDesk([ofLine], base, apply('remove', ''))).toEqual([]);
  expect(quoteFromDesk([ofLine], base, base)).toEqual([ofLine]);
});

const english = { language: 'en' } as const;

test('an answer goes with its role, its line or its requirement, and waits until it has them', () => {
  const question = asks('Terraform');
  const did = 'I wrote the modules';
  expect(answerOf(question, { did }, english)).toBeUndefined();
  expect(answerOf(question, { did, place: 'Clerk' }, english)).toMatchObject({
    kind: 'told',
    fact: 'Wrote the modules',
    place: 'Clerk',
    answers: question.requirement.id,
    wording: 'Wrote the modules',
    isSure: true,
  });
  expect(answerOf(ofLine, { amount: ' ' }, english)).toBeUndefined();
});

test('a figure completes the line that was asked about, as it reads now; another deed is a line of its own', () => {
  const told = { kind: 'told', place: ofLine.place, completes: 'Sorted letters', isSure: true };
  const quoting = { ...ofLine, quoted: 'Sorted the letters' };
  const typed = { amount: '300 a day', result: 'none was lost ' };
  const line = 'Sorted 300 letters a day; none was lost';
  expect(answerOf(quoting, typed, english)).toEqual({ ...told, fact: line, wording: line, typed });
  const deed = 'Led a team of four on night shifts';
  expect(answerOf(quoting, { amount: deed }, english)).toMatchObject({ ...told, fact: deed, wording: deed });
});

test('the line that the person worded goes in as it stands there', () => {
  const typed = { did: 'wrote the modules', place: 'Clerk', line: ' Wrote  all modules, alone ' };
  expect(answerOf(asks('Terraform'), typed, english)).toMatchObject({
    fact: 'Wrote all modules, alone',
    wording: 'Wrote all modules, alone',
  });
  expect(answerOf(asks('Terraform'), { ...typed, line: ' ' }, english)).toBeUndefined();
});

test('how well a language is spoken names the language', () => {
  const question = asks('French', { needsRole: false });
  expect(answerOf(question, { words: 'fluent' }, english)?.fact).toBe('French (fluent)');
  expect(answerOf(question, { words: 'French, C1' }, english)?.fact).toBe('French, C1');
  expect(answerOf(question, { words: 'I speak it' }, english)?.fact).toBe('I speak it');
});
