import { asLineId } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import { forgetDraft, patchDraft } from '../../draft-store.ts';
import { ChangeCard } from './change-card.tsx';

afterEach(forgetDraft);

const edit: Edit = {
  id: 'spelling',
  kind: 'replace-line',
  target: { lineId: asLineId('skills') },
  before: 'Go, SQL, k8s',
  after: 'Go, SQL, Kubernetes',
  reason: { code: 'posting-spelling', params: { from: 'k8s', to: 'Kubernetes' } },
  evidence: [
    { source: 'resume', lineId: asLineId('skills'), quote: 'Go, SQL, k8s' },
    { source: 'resume', lineId: asLineId('billing'), quote: 'Responsible for building a billing service in Go' },
  ],
};
const nothing = () => undefined;
const show = (changes: Partial<Edit> = {}) =>
  renderAt(
    '/',
    <ChangeCard edit={{ ...edit, ...changes } as Edit} isOn isInHand onSwitch={nothing} onHold={nothing} />,
  );

test('a spelling is the own line reworded, not backed by a line that shares another word', async () => {
  await show();
  expect(await screen.findByText('Your own line, reworded')).toBeTruthy();
  expect(screen.queryByText(/billing service/)).toBeNull();
});

test('each switch is named by its change, so that twenty of them can be told apart', async () => {
  await show();
  await screen.findByRole('switch', { name: 'Use this change: Go, SQL, Kubernetes' });
});

test('a switch of what goes is named by what goes', async () => {
  await show({ before: 'Go, SQL\nGo, SQL', after: '' });
  await screen.findByRole('switch', { name: 'Use this change: Go, SQL, Go, SQL' });
});

test('a skill that joins a list shows the line that has it', async () => {
  const reason = { code: 'surfaced-skill', params: { skill: 'Go' } } as const;
  await show({ before: 'SQL, k8s', after: 'SQL, k8s, Go', reason, evidence: edit.evidence.slice(1) });
  expect(await screen.findByText('Backed by your resume:')).toBeTruthy();
  expect(screen.getByText(/billing service/)).toBeTruthy();
});

test('a note says why, and its words when it is held: on the sheet beside it they are marked already', async () => {
  const card = (isInHand: boolean) => (
    <ChangeCard edit={edit} isOn isInHand={isInHand} onSwitch={nothing} onHold={nothing} />
  );
  await renderAt('/', card(false));
  expect(await screen.findByText(/The posting writes/)).toBeTruthy();
  expect(screen.queryByText('Kubernetes', { selector: 'ins' })).toBeNull();
  await renderAt('/', card(true));
  expect(await screen.findByText('Kubernetes', { selector: 'ins' })).toBeTruthy();
});

test('a section that moved says above which, and shows the order before and after', async () => {
  const move = {
    name: 'Education',
    next: 'Projects',
    before: ['Projects', 'Education'],
    after: ['Education', 'Projects'],
  };
  const moved = { ...edit, kind: 'move-section', reason: { code: 'section-order', params: {} }, evidence: [] };
  await renderAt(
    '/',
    <ChangeCard edit={moved as unknown as Edit} move={move} isOn isInHand onSwitch={nothing} onHold={nothing} />,
  );
  expect((await screen.findByText(/moved above Projects/)).parentElement?.textContent).toBe(
    'Education moved above Projects',
  );
  expect(screen.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
    'ProjectsEducation',
    'EducationProjects',
  ]);
});

test('a line that came up shows the place that it had', async () => {
  await show({
    kind: 'reorder',
    before: 'One\nTwo',
    after: 'Two\nOne',
    reason: { code: 'relevance-order', params: {} },
  });
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['1Twowas 2', '2One']);
});

test('what was told is not said to be in the resume', async () => {
  const told = { source: 'stated', factId: 'f', quote: 'I led four nurses' } as const;
  await show({ kind: 'insert-line', before: '', after: 'Led four nurses', evidence: [told] } as Partial<Edit>);
  expect(await screen.findByText('You told us:')).toBeTruthy();
  expect(screen.queryByText('Backed by your resume:')).toBeNull();
});

test.each([
  ['as the person wrote it cannot be worded by them', 'Led a team of four', 0],
  ['that we turned can', 'Was leading a team of four', 1],
])('a line %s', async (_, said, buttons) => {
  patchDraft({ answers: { 'missing:lead': { kind: 'told', fact: said, place: 'Nurse', answers: 'lead' } } });
  const evidence: Edit['evidence'] = [{ source: 'stated', factId: 'answer:missing:lead', quote: said }];
  await show({
    kind: 'insert-line',
    after: 'Led a team of four.',
    reason: { code: 'stated-fact', params: {} },
    evidence,
  } as never);
  await screen.findByRole('switch');
  expect(screen.queryAllByRole('button', { name: 'Word it yourself' })).toHaveLength(buttons);
});

test('lines in a new order are read whole', async () => {
  await show({ kind: 'reorder', before: 'Sorted\nLed', after: 'Led\nSorted' } as never);
  const isCut = (words: string) => screen.getByText(words).className.includes('truncate');
  await screen.findByRole('switch');
  expect([isCut('Led'), isCut('Sorted')]).toEqual([false, false]);
});

test('dates that now look alike were not wrong before', async () => {
  await show({ reason: { code: 'date-format', params: {} } });
  expect(await screen.findByText('Dates in one form')).toBeTruthy();
});
