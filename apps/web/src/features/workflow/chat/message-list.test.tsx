import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { MessageList } from './message-list.tsx';

const nothing = () => undefined;

test('a reply that arrives in pieces is not read out before it is whole; only that it is coming', async () => {
  await renderAt(
    '/',
    <MessageList turns={[]} pending="I short" onUndo={nothing} onStop={nothing} onChoose={() => undefined} />,
  );
  expect(await screen.findByText('I short')).toBeTruthy();
  expect(within(screen.getByRole('log')).queryByText('I short')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Thinking…');
});

test('a change that left nothing of the resume can be undone like any other', async () => {
  const turn = { id: 1, role: 'assistant', content: 'Done.', resume: '', previousResumes: ['Ada Lind'] } as const;
  await renderAt(
    '/',
    <MessageList turns={[turn]} pending={null} onUndo={nothing} onStop={nothing} onChoose={() => undefined} />,
  );
  expect(await screen.findByRole('button', { name: 'Undo this change' })).toBeTruthy();
});

test.each([
  ['unauthorized', 'The language model did not answer'],
  ['truncated', 'The language model’s answer could not be used as it was'],
  ['user-limit', 'Today’s share of the language model is used up'],
])('a reply of the rules in the model’s place says why: %s', async (fallbackReason, words) => {
  const turn = { id: 1, role: 'assistant', content: 'Done.', resume: null, fallbackReason } as const;
  await renderAt(
    '/',
    <MessageList turns={[turn]} pending={null} onUndo={nothing} onStop={nothing} onChoose={() => undefined} />,
  );
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
});

test('markup in what a model says is shown as the text it is', async () => {
  const content = 'Done. <img src="x" onerror="alert(1)"> <b>Bold</b> [here](javascript:alert(1))';
  const turn = { id: 1, role: 'assistant', content, resume: null } as const;
  await renderAt(
    '/',
    <MessageList turns={[turn]} pending={content} onUndo={nothing} onStop={nothing} onChoose={() => undefined} />,
  );
  expect(await screen.findAllByText(content, { exact: false })).toHaveLength(2);
  expect(document.querySelectorAll('img, b, a')).toHaveLength(0);
});
