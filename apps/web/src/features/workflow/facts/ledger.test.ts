import { StatedFact } from '@fitted/contract/assistant/assistant';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../draft.ts';
import { answerIdOf } from '../improve/questions/questions.ts';
import {
  confirmFact,
  correctFact,
  factsOf,
  forgetBeyond,
  isOfSuggestion,
  isStillSuggested,
  placeFact,
  removeFact,
  takeFacts,
  wordableFact,
  wordFact,
} from './ledger.ts';

const original = 'Ida Brandt\n\nExperience\nClerk, Post | 2019 - 2023\n• Sorted letters\n\nSkills\nExcel';
const line = 'Trained 6 new clerks';
const longer = original.replace('• Sorted', `• ${line}\n• Sorted`);

const trained: StatedFact = {
  id: 'chat-1',
  text: 'At the Post I trained 6 new clerks',
  from: 'chat',
  isConfirmed: false,
  place: 'Clerk, Post | 2019 - 2023',
  supports: [{ before: '', after: line }],
};

const change = (id: string, factId: string): Edit => ({
  id,
  kind: 'insert-line',
  target: { entryId: 'e1', position: 'end' },
  line: { kind: 'bullet', depth: 0 },
  before: '',
  after: line,
  reason: { code: 'stated-fact', params: {} },
  evidence: [{ source: 'stated', factId, quote: trained.text }],
});

const draft: Draft = {
  ...emptyDraft,
  originalText: original,
  improvedText: longer,
  chatFacts: [trained],
  chat: [{ id: 1, role: 'assistant', content: 'Done.', resume: longer, previousResumes: [original, longer] }],
};

test('a no states nothing; each fact is sent once, and a yes is a yes to our words', () => {
  const answers = {
    a: { kind: 'yes', fact: 'SQL', answers: 'sql' },
    b: { kind: 'no' },
    c: { kind: 'own-words', fact: 'I taught' },
  } as const;
  const facts = factsOf({ ...emptyDraft, answers, chatFacts: [{ ...trained, text: 'SQL' }, trained] });
  expect(facts.map(({ text }) => text)).toEqual(['SQL', 'I taught', trained.text]);
  expect(facts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, false]);
  expect(facts[0]?.answers).toBe('sql');
});

test('a fact that is removed leaves the resume, the chat and everything that undo could go back to', () => {
  const left = removeFact(draft, trained.id);
  expect(factsOf(left)).toEqual([]);
  expect(JSON.stringify(left)).not.toContain(line);
  expect(left.improvedText).toBe(original);
});

test('an answer that is removed takes the changes with it that rest on it, and no others', () => {
  const improvement = { improvedResume: longer, changes: [change('1', 'answer:q'), change('2', 'answer:other')] };
  const answers = { q: { kind: 'own-words', fact: trained.text } } as const;
  const run = { key: 'k', improvement } as unknown as Draft['run'];
  const asked = { ...emptyDraft, originalText: original, answers, run };
  expect(factsOf(asked)).toMatchObject([{ id: 'answer:q', supports: [{ after: line }] }]);
  const left = removeFact(asked, 'answer:q');
  expect(left.answers).toEqual({});
  expect(left.run?.improvement.changes.map(({ id }) => id)).toEqual(['2']);
});

test('a corrected fact stands in its new words and waits; a doubt that is settled is sent as settled', () => {
  const corrected = correctFact(draft, trained.id, 'At the Post I trained 2 new clerks');
  expect(corrected.improvedText).toBe(original);
  expect(factsOf(corrected)).toMatchObject([
    { id: trained.id, text: 'At the Post I trained 2 new clerks', supports: [] },
  ]);
  expect(factsOf(confirmFact(draft, trained.id))).toMatchObject([{ isConfirmed: true }]);
});

test('what the chat takes back is not sent any more, and undo forgets what was told since', () => {
  expect(takeFacts(draft, [], [trained.id]).chatFacts).toEqual([]);
  expect(forgetBeyond(draft, longer, original).chatFacts).toEqual([]);
  expect(forgetBeyond(draft, longer, longer).chatFacts).toEqual([trained]);
});

test('an answer of the interview keeps its role and its line when it is corrected, confirmed or placed', () => {
  const told = { kind: 'told', fact: '300 a day', place: 'Clerk', completes: 'Sorted letters' } as const;
  const asked = { ...emptyDraft, originalText: original, answers: { q: told, s: { kind: 'skipped' } as const } };
  const about = { from: 'interview', place: 'Clerk', completes: 'Sorted letters' };
  expect(factsOf(asked)).toMatchObject([{ ...about, text: '300 a day', isConfirmed: false }]);
  expect(factsOf(correctFact(asked, 'answer:q', '200 a day'))).toMatchObject([{ ...about, text: '200 a day' }]);
  expect(factsOf(confirmFact(asked, 'answer:q'))).toMatchObject([{ ...about, isConfirmed: true }]);
  const unplaced = {
    ...emptyDraft,
    answers: { w: { kind: 'own-words', fact: 'I taught' } as const },
    chatFacts: [trained],
  };
  const placed = placeFact(placeFact(unplaced, 'answer:w', 'Clerk'), trained.id, 'Clerk');
  expect(factsOf(placed)).toMatchObject([
    { id: 'answer:w', from: 'interview', place: 'Clerk' },
    { id: trained.id, from: 'interview', place: 'Clerk' },
  ]);
});

test('an answer whose role is chosen later no longer belongs to what was asked', () => {
  const told = { kind: 'told', fact: '40 a week', place: null } as const;
  const asked = {
    ...emptyDraft,
    answers: { l: { ...told, completes: 'Sorted letters' }, r: { ...told, fact: 'I did', answers: 'q' } },
  };
  const placed = placeFact(placeFact(asked, 'answer:l', 'Clerk'), 'answer:r', 'Clerk');
  for (const fact of factsOf(placed)) {
    expect(fact.place).toBe('Clerk');
    expect(fact).not.toHaveProperty('completes');
    expect(fact).not.toHaveProperty('answers');
  }
});

test('the line of an answer can be worded by the person; what joined a list cannot', () => {
  const told = { kind: 'told', fact: 'I trained 6 clerks', place: 'Clerk, Post | 2019 - 2023' } as const;
  const asked = { ...emptyDraft, originalText: original, answers: { q: told, list: { ...told, place: null } } };
  expect(wordableFact(asked, change('1', 'answer:q'))?.id).toBe('answer:q');
  expect(wordableFact(asked, change('2', 'answer:list'))).toBeUndefined();
  expect(wordableFact(draft, change('3', trained.id))).toBeUndefined();
  const worded = wordFact({ ...asked, sentFacts: [told.fact] }, 'answer:q', 'Trained six clerks in a month');
  expect(worded.sentFacts).toEqual([]);
  expect(factsOf(worded)).toMatchObject([
    { id: 'answer:q', text: told.fact, isConfirmed: true, wording: 'Trained six clerks in a month' },
  ]);
});

test('a yes to a suggestion can be sent, however long its words are', () => {
  const change = { id: 's', after: 'Trained clerks. '.repeat(120) } as HeldBack['change'];
  const answers = { [answerIdOf({ change } as HeldBack)]: { kind: 'yes', fact: change.after } } as const;
  const facts = factsOf({ ...emptyDraft, answers });
  expect(facts.map((fact) => StatedFact.safeParse(fact).success)).toEqual([true]);
});

test('a yes to a suggestion stays one when it is corrected, whether or not a run has made the change of it', () => {
  const suggestion: HeldBack = { change: change('s', ''), verdict: 'questioned', claims: [] };
  const id = `held:s:${line}`;
  const answers = { [id]: { kind: 'yes', fact: line } } as const;
  const suggested = (heldBack: readonly HeldBack[]): Draft => ({
    ...{ ...emptyDraft, originalText: original, answers },
    run: { key: 'k', improvement: { changes: [], heldBack, improvedResume: original } } as unknown as Draft['run'],
  });
  for (const heldBack of [[suggestion], []]) {
    expect(isOfSuggestion(suggested(heldBack), `answer:${id}`)).toBe(true);
    expect(isStillSuggested(suggested(heldBack), `answer:${id}`)).toBe(heldBack.length > 0);
    expect(correctFact(suggested(heldBack), `answer:${id}`, 'Trained 2 new clerks').answers).toEqual({
      [id]: { kind: 'yes', fact: 'Trained 2 new clerks', rewords: line },
    });
  }
  const claimed = suggested([{ ...suggestion, verdict: 'held' }]);
  expect(isOfSuggestion(claimed, `answer:${id}`)).toBe(false);
  expect(correctFact(claimed, `answer:${id}`, 'I trained 2').answers[id]?.kind).toBe('own-words');
});
