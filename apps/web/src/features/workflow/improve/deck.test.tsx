import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSuggestion } from '../../../testing/build-suggestion.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import type { Answer } from '../draft.ts';
import { forgetDraft } from '../draft-store.ts';
import { Deck } from './deck.tsx';
import { deckQuestions, useTopCard } from './questions/deck-questions.tsx';
import { DecidedStrip } from './suggestions/decided-strip.tsx';
import type { SuggestionDesk } from './suggestions/use-suggestions.ts';

beforeEach(() => serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } }));
afterEach(forgetDraft);

const document = parseResume('Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- helped on the till');
const till = linesOf(document).find(({ text }) => text === 'helped on the till')?.id ?? '';
const edit = {
  id: 'capital',
  kind: 'replace-line',
  target: { lineId: till },
  before: 'helped on the till',
  after: 'Helped on the till',
  reason: { code: 'punctuation', params: {} },
  evidence: [],
} as unknown as Edit;

const nothing = () => undefined;
const none: SuggestionDesk = {
  ...{ open: [], refused: [], decided: null, score: 50, worded: null, isAdding: () => false },
  ...{
    setWorded: nothing,
    use: nothing,
    word: nothing,
    refuse: nothing,
    reopen: nothing,
    undo: nothing,
    pass: nothing,
  },
};

const question = (skill: string): InterviewQuestion => ({
  id: `missing:${skill}`,
  kind: 'requirement',
  requirement: { id: skill, kind: 'tool', text: skill, strength: 'must' },
  needsRole: false,
  worth: 5,
});
const questions = ['Excel', 'SQL', 'French', 'Welsh'].map(question);

function OnPhone() {
  const [off, setOff] = useState<readonly string[]>([]);
  const [inHand, setInHand] = useState<string | null>(null);
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const asks = deckQuestions({
    held: [],
    questions,
    roles: [],
    answers,
    onAnswer: (id, answer) => setAnswers((before) => (answer ? { ...before, [id]: answer } : before)),
  });
  const ids = [edit.id, ...asks.map(({ id }) => id)];
  const others = 1;
  return (
    <>
      <button type="button" onClick={() => setInHand(asks[0]?.id ?? null)}>
        To the questions
      </button>
      <Deck
        anchored={[{ edit, lineId: till }]}
        off={off}
        onOff={setOff}
        document={document}
        shown={document}
        suggestions={none}
        base={document}
        asks={asks}
        inRound={asks.length - others}
        at={useTopCard(ids, inHand)}
        onStep={(index) => setInHand(ids[index] ?? null)}
      />
    </>
  );
}

test('under the changes lie the questions that are asked together; one that is denied is gone and counts no more', async () => {
  await renderAt('/', <OnPhone />);
  expect((await screen.findByRole('heading')).textContent).toBe('1 of 1 changes on');
  // A single change has no next one.
  expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the questions' }));
  const pager = screen.getByText('Question 1 of 3');
  expect(pager.compareDocumentPosition(screen.getByRole('listitem'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The questions are a round of their own.
  await userEvent.click(screen.getByRole('button', { name: 'Previous question' }));
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('Only you can answer');
  expect(screen.getByRole('listitem').textContent).toContain('Excel');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('SQL');
});

test('a change is in or out, and the one button turns that round', async () => {
  await renderAt('/', <OnPhone />);
  expect(await screen.findByText('Switched on')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(screen.getByText('Switched off')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(screen.getByText('Switched on')).toBeTruthy();
});

test('a suggestion is a card with the line as it stands and as it would read, in reach of a thumb', async () => {
  const suggestion = buildSuggestion(document, 'helped on the till', 'Worked the till');
  const decide = { use: vi.fn(), refuse: vi.fn() };
  await renderAt(
    '/',
    <Deck
      anchored={[{ edit: suggestion.change, lineId: till, suggestion }]}
      off={[]}
      onOff={nothing}
      document={document}
      shown={document}
      suggestions={{ ...none, ...decide, open: [suggestion] }}
      base={document}
      asks={[]}
      inRound={0}
      at={0}
      onStep={nothing}
    />,
  );
  expect((await screen.findByRole('heading')).textContent).toBe('1 suggestion');
  expect(screen.getByText('Now:').parentElement?.textContent).toBe('Now: helped on the till');
  expect(screen.getByText('Worked')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(decide.use).toHaveBeenCalledWith([suggestion]);
  expect(decide.refuse).toHaveBeenCalledWith(suggestion);
});

test('what was decided is said above the next card, with a way back', async () => {
  const undo = vi.fn();
  const taken = [buildSuggestion(document, 'helped on the till', 'Worked the till')];
  await renderAt('/', <DecidedStrip desk={{ ...none, undo, decided: { kind: 'used', taken, score: 48 } }} />);
  expect((await screen.findByRole('status')).textContent).toContain('Used. Your match: 48 → 50');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
