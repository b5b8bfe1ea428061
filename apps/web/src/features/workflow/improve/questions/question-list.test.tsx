import type { InterviewQuestion as Question } from '@fitted/contract/assistant/assistant';
import { parseJob } from '@fitted/resume/job/parse-job';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import type { Answer } from '../../draft.ts';
import { forgetDraft, getDraft } from '../../draft-store.ts';
import { InterviewQuestion } from './interview-question.tsx';
import { QuestionDesk } from './question-desk.ts';
import { QuestionList } from './question-list.tsx';

afterEach(() => {
  forgetDraft();
  heard.answers = {};
});

/** What opens the fields, whatever was asked. */
const toAnswer = /^(Answer|Yes, (say where|in my words)|Say it more fully)$/u;

const ofLine = (line: string): Question => ({
  id: `line:${line}`,
  kind: 'line',
  line,
  place: 'Clerk, Post',
  worth: 0,
});

const rota: Question = {
  id: 'missing:rota',
  kind: 'requirement',
  requirement: { id: 'rota', kind: 'duty', text: 'plan the rota', strength: 'must' },
  needsRole: true,
  worth: 6,
};

function Interview({ questions, given }: { questions: readonly Question[]; given: Record<string, Answer> }) {
  const [answers, setAnswers] = useState<Record<string, Answer>>(given);
  const answer = (id: string, one: Answer | null) =>
    setAnswers(({ [id]: _, ...others }) => {
      const next = one ? { ...others, [id]: one } : others;
      Object.assign(heard, { answers: next });
      return next;
    });
  return (
    <>
      <ul>
        {questions.map((question) => (
          <InterviewQuestion
            key={question.id}
            question={question}
            roles={['Clerk, Post']}
            answer={answers[question.id]}
            onAnswer={(one) => answer(question.id, one)}
          />
        ))}
      </ul>
      <QuestionList held={[]} answers={answers} onAnswer={answer} />
    </>
  );
}

const desk: QuestionDesk = {
  language: 'en',
  isAdding: false,
  waitsFor: () => undefined,
  confirm: () => undefined,
};
const heard: { answers?: Record<string, Answer> } = {};
const show = (questions: readonly Question[], given: Record<string, Answer> = {}) =>
  renderAt('/', <Interview questions={questions} given={given} />);

test('an answer goes with the role it was given for, and what is typed is kept until it is sent', async () => {
  await show([rota]);
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  // Without an answer, the button leads to where it is missing.
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const did = screen.getByLabelText('What did you do? I …');
  expect(document.activeElement).toBe(did);
  await userEvent.type(did, 'I drafted it');
  expect(getDraft().typed).toEqual({ 'missing:rota': { did: 'I drafted it' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.answers).toEqual({
    'missing:rota': {
      kind: 'told',
      fact: 'Drafted it',
      place: 'Clerk, Post',
      answers: 'rota',
      isSure: true,
      wording: 'Drafted it',
      typed: { did: 'I drafted it', place: 'Clerk, Post' },
    },
  });
  expect(getDraft().typed).toEqual({});
  await screen.findByText('You said: Drafted it');
});

test('a plain yes says what was asked', async () => {
  await show([{ ...rota, yes: 'Opera' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Just yes' }));
  expect(heard.answers).toEqual({ 'missing:rota': { kind: 'yes', fact: 'Opera', answers: 'rota' } });
});

test('one key passes a question over', async () => {
  await show([ofLine('Sorted letters'), rota]);
  const [first] = await screen.findAllByRole('button', { name: toAnswer });
  first?.focus();
  await userEvent.keyboard('{Escape}');
  expect(heard.answers).toEqual({ 'line:Sorted letters': { kind: 'skipped' } });
});

test('a line that is quoted can be said to be it, before and beside the text box', async () => {
  await show([{ ...rota, line: 'Drew up who works when' }]);
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, that is it' }));
  expect(heard.answers).toEqual({
    'missing:rota': { kind: 'shown', answers: 'rota', lines: ['Drew up who works when'] },
  });
});

test('an answer stays on its card until it is in the resume', async () => {
  const given = { 'missing:rota': { kind: 'told', fact: 'Planned the rota', place: null } } as const;
  const card = (isAdding: boolean) => (
    <QuestionDesk value={{ ...desk, isAdding }}>
      <Interview questions={[rota]} given={given} />
    </QuestionDesk>
  );
  const { rerender } = await renderAt('/', card(true));
  expect((await screen.findByRole('status')).textContent).toBe('Adding your line …You said: Planned the rota');
  rerender(card(false));
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
});

test('an answer that is not in the resume says so, and goes in when the person says that it is true', async () => {
  const given = { 'missing:rota': { kind: 'told', fact: 'A colleague planned it', place: null } } as const;
  const confirmed: string[] = [];
  await renderAt(
    '/',
    <QuestionDesk value={{ ...desk, waitsFor: () => 'else', confirm: (id) => confirmed.push(id) }}>
      <Interview questions={[rota]} given={given} />
    </QuestionDesk>,
  );
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain('Not in your resume yet');
  expect(note.textContent).toContain('You said: A colleague planned it');
  await userEvent.click(screen.getByRole('button', { name: 'It is true, add it' }));
  expect(confirmed).toEqual(['missing:rota']);
});

test('on a phone the form shows where the line will stand, and how it will read', async () => {
  await renderAt(
    '/',
    <QuestionDesk value={{ ...desk, landing: (_, head = '') => ({ head, above: 'Sorted letters' }) }}>
      <Interview questions={[rota]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  expect(screen.getByText('Sorted letters')).toBeTruthy();
  expect(screen.getByText('Your line goes here')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What did you do? I …'), 'I drafted it every week.');
  expect(screen.getByDisplayValue('Drafted it every week')).toBeTruthy();
});

test('an answer about a line shows the whole line as it will read', async () => {
  await renderAt(
    '/',
    <QuestionDesk value={{ ...desk, landing: (_, head = '') => ({ head }) }}>
      <Interview questions={[ofLine('Sorted letters')]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  await userEvent.type(screen.getByLabelText('How many, or how often?'), 'About 300 a day');
  expect(screen.getByLabelText('Your line will read')).toHaveProperty('value', 'Sorted about 300 letters a day');
});

const audits = parseJob({ title: '', description: 'Requirements\n- Take part in audits' }).requirements[0];
const first = parseJob({ title: '', description: 'Requirements\n- First aid certificate' }).requirements[0];

test('what a line will meet, and what it leaves open, is said before it is added', async () => {
  if (!audits) throw new Error('nothing is asked');
  const predictEffect: QuestionDesk['predictEffect'] = (_, _role, { text }) =>
    text.includes('audits') ? { met: [audits] } : { met: [], unmet: { requirement: audits, status: 'open' } };
  await renderAt(
    '/',
    <QuestionDesk value={{ ...desk, predictEffect }}>
      <Interview questions={[rota]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  const words = screen.getByLabelText('What did you do? I …');
  await userEvent.type(words, 'Sorted letters');
  expect(screen.queryByText(/^So far this says nothing of/)).toBeNull();
  await userEvent.type(words, ' for three streets');
  expect(screen.getByText(/^So far this says nothing of/)).toBeTruthy();
  await userEvent.type(words, ' and took part in two audits');
  expect(screen.queryByText(/^So far this says nothing of/)).toBeNull();
  expect(screen.getByText(/^This shows “.*audits”\.$/)).toBeTruthy();
});

test('an item of a list is shown as it will be listed', async () => {
  const asked = { id: 'aid', kind: 'credential', text: 'First aid certificate', strength: 'must' } as const;
  await renderAt(
    '/',
    <QuestionDesk value={{ ...desk, requirementOf: () => first, landing: () => ({ head: 'Certificates' }) }}>
      <Interview questions={[{ ...rota, requirement: asked, needsRole: false }]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
  await userEvent.type(screen.getByLabelText('In your own words'), 'Red Cross, 2021');
  expect(screen.getByText('Certificates').parentElement?.textContent).toContain('(Red Cross, 2021)');
});

const paper: QuestionDesk = { ...desk, landing: (_, head = '') => ({ head }) };
const answering = async (question: Question) => {
  await renderAt(
    '/',
    <QuestionDesk value={paper}>
      <Interview questions={[question]} given={{}} />
    </QuestionDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: toAnswer }));
};
const preview = () => screen.getByLabelText(/^Your line, as it will be printed/u);

test('three short fields become one line, and every word of it can be changed before it is added', async () => {
  await answering(rota);
  await userEvent.type(screen.getByLabelText('What did you do? I …'), 'made the first draft');
  await userEvent.type(screen.getByLabelText(/^How many/u), 'every week');
  await userEvent.type(screen.getByLabelText(/^What came of it/u), 'no shift stayed empty');
  expect(preview()).toHaveProperty('value', 'Made the first draft every week: no shift stayed empty');
  await userEvent.clear(preview());
  await userEvent.type(screen.getByLabelText(/^What came of it/u), '{Enter}');
  expect(heard.answers).not.toHaveProperty('missing:rota');
  await userEvent.click(screen.getByRole('button', { name: 'As the fields say' }));
  await userEvent.type(preview(), ' in 2021');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.answers?.['missing:rota']).toMatchObject({
    fact: 'Made the first draft every week: no shift stayed empty in 2021',
  });
});

test('what is vague or somebody else’s is asked about beside its field, and only a tick writes it', async () => {
  await answering(rota);
  await userEvent.type(screen.getByLabelText('What did you do? I …'), 'planned the rota');
  await userEvent.type(screen.getByLabelText(/^How many/u), 'maybe 12 people');
  await userEvent.type(screen.getByLabelText(/^What came of it/u), 'my boss said it was fair');
  expect(preview()).toHaveProperty('value', 'Planned the rota');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.answers).not.toHaveProperty('missing:rota');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Write “about 12 people”' }));
  await userEvent.keyboard(' ');
  expect(preview()).toHaveProperty('value', 'Planned the rota (about 12 people)');
  // Asked once; whoever adds the line again leaves the rest out.
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.answers?.['missing:rota']).toMatchObject({ fact: 'Planned the rota (about 12 people)' });
});

test('a no in the first field is offered as the answer no', async () => {
  await answering(rota);
  await userEvent.type(screen.getByLabelText('What did you do? I …'), 'no, my boss does that{Enter}');
  expect(heard.answers).not.toHaveProperty('missing:rota');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(heard.answers).toEqual({ 'missing:rota': { kind: 'no' } });
});

test('a story is offered clause by clause, and none is lost', async () => {
  await answering(rota);
  await userEvent.type(
    screen.getByLabelText('What did you do? I …'),
    'I made the first draft each week, the manager changed it, I loved it',
  );
  expect(preview()).toHaveProperty('value', 'Made the first draft each week');
  const ticks = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'));
  expect(ticks).toEqual(['true', 'false', 'false']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Write “the manager changed it”' }));
  expect(preview()).toHaveProperty('value', 'Made the first draft each week, the manager changed it');
});

test('a yes to something done opens its fields, and offers the words of the question to begin with', async () => {
  heard.answers = {};
  await show([rota]);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, in my words' }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin with “plan the rota”' }));
  expect(heard.answers).toEqual({});
  expect(screen.getByLabelText('What did you do? I …')).toHaveProperty('value', 'plan the rota');
});
