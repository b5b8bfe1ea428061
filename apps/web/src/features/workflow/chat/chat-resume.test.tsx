import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { ChatResume } from './chat-resume.tsx';

const before = 'Ada Lind\n\nExperience\nClerk, Post, 2019 - 2023\n- Sorted letters\n- Was asked to count parcels';

test.each([
  ['new words', before.replace('Was asked to count', 'Counted'), 1],
  ['a line that is gone', before.replace('\n- Was asked to count parcels', ''), 0],
  ['words that are gone', before.replace('Was asked to count', 'count'), 0],
])('marks are explained only where there are some: %s', async (_, text, explained) => {
  await renderAt('/', <ChatResume text={text} previous={before} />);
  await screen.findByRole('heading', { name: 'Your resume now' });
  expect(screen.queryAllByText('1 new line is marked below.')).toHaveLength(explained);
});

test('the first mark, which may be far below, is one press away', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderAt('/', <ChatResume text={before.replace('Was asked to count', 'Counted')} previous={before} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }));
  expect((scrolled.mock.contexts[0] as Element).textContent).toContain('Counted');
});

test('a new line is marked whole, although another line shares most of its words', async () => {
  const text = `${before}\n- Sorted letters and parcels`;
  const { container } = await renderAt('/', <ChatResume text={text} previous={before} />);
  await screen.findByText('1 new line is marked below.');
  expect(container.querySelector('ins')?.textContent).toBe('Sorted letters and parcels');
});

test('words that a reply took out are struck out where they stood', async () => {
  const { container } = await renderAt(
    '/',
    <ChatResume text={before.replace('Was asked to count', 'count')} previous={before} />,
  );
  await screen.findByRole('heading', { name: 'Your resume now' });
  expect(container.querySelector('del')?.textContent).toContain('Was asked to');
});

test('a line that a reply took out is struck out where it stood', async () => {
  const text = before.replace('\n- Sorted letters', '');
  const { container } = await renderAt('/', <ChatResume text={text} previous={before} />);
  await screen.findByText('1 line is struck out below.');
  const lines = [...container.querySelectorAll('[data-line]')].map((line) => line.textContent);
  expect(lines.at(-2)).toBe('Sorted letters');
  expect(container.querySelectorAll('del')).toHaveLength(1);
});
