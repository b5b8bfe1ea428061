import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import type { Answer } from '../../draft.ts';
import { forgetDraft, getDraft } from '../../draft-store.ts';
import { QuestionDesk } from './question-desk.ts';
import { QuestionList } from './question-list.tsx';

afterEach(forgetDraft);

const ofLine = (line: string): InterviewQuestion => ({
  id: `line:${line}`,
  kind: 'line',
  line,
  place: 'Clerk, Post',
  worth: 0,
});

const rota: InterviewQuestion = {
  id: 'missing:rota',
  kind: 'requirement',
  requirement: { id: 'rota', kind: 'duty', text: 'plan the rota', strength: 'must' },
  needsRole: true,
  worth: 6,
};

function Interview({ questions, given }: { questions: readonly InterviewQuestion[]; given: Record<string, Answer> }) {
  const [answers, setAnswers] = useState<Record<string, Answer>>(given);
  const answer = (id: string, one: Answer | null) =>
    setAnswers(({ [id]: _, ...others }) => {
      const next = one ? { ...others, [id]: one } : others;
      Object.assign(heard, { answers: next });
      return next;
    });
  return <QuestionList held={[]} questions={questions} roles={['Clerk, Post']} answers={answers} onAnswer={answer} />;
}

const heard: { answers?: Record<string, Answer> } = {};
const show = (questions: readonly InterviewQuestion[], given: Record<string, Answer> = {}) =>
  renderAt('/', <Interview questions={questions} given={given} />);

test('an answer goes with the role it was given for, and what is typed is kept until it is sent', async () => {
  await show([rota]);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  // Without an answer, the button leads to where it is missing.
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByLabelText('In your own words'));
  await userEvent.type(await screen.findByLabelText('In your own words'), 'I drafted it');
  expect(getDraft().typed).toEqual({ 'missing:rota': { words: 'I drafted it' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.answers).toEqual({
    'missing:rota': { kind: 'told', fact: 'I drafted it', place: 'Clerk, Post', answers: 'rota' },
  });
  expect(getDraft().typed).toEqual({});
  await screen.findByText('You said: I drafted it');
});

test('a plain yes says what was asked', async () => {
  await show([{ ...rota, yes: 'Opera' }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Yes/u }));
  expect(heard.answers).toEqual({ 'missing:rota': { kind: 'yes', fact: 'Opera', answers: 'rota' } });
});

test('one key passes a question over, and it can be asked again', async () => {
  await show([ofLine('Sorted letters'), rota]);
  const [first] = await screen.findAllByRole('button', { name: 'Answer' });
  first?.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/Sorted letters/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask the skipped one again' }));
  await screen.findByText(/Sorted letters/);
});

test('three questions at a time, and after seven only whoever wants more is asked more', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ofLine(`Line ${at}`));
  await show(many, { 'line:Line 0': { kind: 'skipped' }, 'missing:gone': { kind: 'yes', fact: 'SQL' } });
  expect(await screen.findAllByRole('button', { name: 'Answer' })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(screen.getAllByRole('button', { name: 'Answer' })).toHaveLength(9);
});

test('after six answers one more is asked', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ofLine(`Line ${at}`));
  const past = many.slice(0, 6).map(({ id }) => [id, { kind: 'skipped' }] as const);
  await show(many, Object.fromEntries(past));
  expect(await screen.findAllByRole('button', { name: 'Answer' })).toHaveLength(1);
});

test('a line that is quoted can be said to be it, before and beside the text box', async () => {
  await show([{ ...rota, line: 'Drew up who works when' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, that is it' }));
  expect(heard.answers).toEqual({
    'missing:rota': { kind: 'shown', answers: 'rota', lines: ['Drew up who works when'] },
  });
});

test('an answer stays on its card until it is in the resume', async () => {
  const given = { 'missing:rota': { kind: 'told', fact: 'Planned the rota', place: null } } as const;
  const card = (isAdding: boolean) => (
    <QuestionDesk value={{ isAdding }}>
      <Interview questions={[rota]} given={given} />
    </QuestionDesk>
  );
  const { rerender } = await renderAt('/', card(true));
  expect((await screen.findByRole('status')).textContent).toBe('Adding your line …You said: Planned the rota');
  rerender(card(false));
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
});

test('on a phone the form shows where the line will stand', async () => {
  await renderAt(
    '/',
    <QuestionDesk value={{ isAdding: false, landing: (head) => ({ head, above: 'Sorted letters' }) }}>
      <Interview questions={[rota]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  expect(screen.getByText('Sorted letters')).toBeTruthy();
  expect(screen.getByText('Your line will stand here')).toBeTruthy();
});
