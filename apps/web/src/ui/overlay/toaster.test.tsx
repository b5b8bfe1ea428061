import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../i18n/texts.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(async () => {
  await startTexts('en');
  vi.useFakeTimers();
  render(<Toaster />);
});

const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = (text: string) => screen.queryAllByText(text, { ignore: '[role="status"] *' }).length > 0;

test('one at a time: the next takes the place of the last', () => {
  show({ title: 'First' });
  show({ title: 'Second', description: 'With more words' });
  expect(isShown('First')).toBe(false);
  expect(isShown('Second')).toBe(true);
  expect(isShown('With more words')).toBe(true);
});

test('leaves after five seconds', async () => {
  show({ title: 'Mood saved' });
  await wait(4900);
  expect(isShown('Mood saved')).toBe(true);
  await wait(200);
  expect(isShown('Mood saved')).toBe(false);
});

test('with a button to reach it stays longer', async () => {
  show({ title: 'Deleted', action: { label: 'Undo', altText: 'Press F8', onSelect: () => undefined } });
  await wait(19_000);
  expect(isShown('Deleted')).toBe(true);
  await wait(2000);
  expect(isShown('Deleted')).toBe(false);
});

test('its button dismisses it', () => {
  show({ title: 'Mood saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(isShown('Mood saved')).toBe(false);
});

test('F8 moves the focus to the notifications', () => {
  show({ title: 'Mood saved' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(document.activeElement?.textContent).toContain('Mood saved');
});

function swipeRight(byPx: number) {
  const item = screen.getByText('Mood saved', { ignore: '[role="status"] *' }).closest('li');
  if (!item) throw new Error('The toast is not a list item.');
  fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(item, { clientX: byPx / 2, clientY: 0 });
  fireEvent.pointerMove(item, { clientX: byPx, clientY: 0 });
  fireEvent.pointerUp(item, { clientX: byPx, clientY: 0 });
}

test('a swipe to the right of more than 50 px dismisses it', () => {
  show({ title: 'Mood saved' });
  swipeRight(60);
  expect(isShown('Mood saved')).toBe(false);
});

test('a shorter one does not', () => {
  show({ title: 'Mood saved' });
  swipeRight(40);
  expect(isShown('Mood saved')).toBe(true);
});

test('an action runs and closes the toast', () => {
  const onSelect = vi.fn();
  show({ title: 'Deleted', action: { label: 'Undo', altText: 'Undo the deletion in the list', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(isShown('Deleted')).toBe(false);
});
