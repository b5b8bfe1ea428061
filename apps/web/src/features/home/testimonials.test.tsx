import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Testimonials } from './testimonials.tsx';

async function renderStories() {
  await loadTexts('en', 'home');
  vi.useFakeTimers();
  await renderAt('/', <Testimonials />);
}

const shown = () =>
  screen
    .getAllByRole('button', { name: /^Show story/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('moves on every five seconds and begins again', async () => {
  await renderStories();
  expect(shown()).toBe(0);
  wait(4999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  wait(5000);
  wait(5000);
  expect(shown()).toBe(0);
});

test('a dot shows its story', async () => {
  await renderStories();
  fireEvent.click(screen.getByRole('button', { name: 'Show story 3 of 3' }));
  expect(shown()).toBe(2);
});

test.each([
  ['the pointer is over it', (region: HTMLElement) => fireEvent.mouseEnter(region)],
  ['the focus is in it', () => fireEvent.focus(screen.getByRole('button', { name: 'Show story 1 of 3' }))],
  ['it was stopped', () => fireEvent.click(screen.getByRole('button', { name: 'Stop changing stories' }))],
])('rests while %s', async (_, attend) => {
  await renderStories();
  attend(screen.getByRole('region'));
  wait(20_000);
  expect(shown()).toBe(0);
});

test('rests for people who want less motion', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
  await renderStories();
  wait(20_000);
  expect(shown()).toBe(0);
  window.matchMedia = matchMedia;
});

test('says that the stories are samples', async () => {
  await renderStories();
  expect(screen.getByText('Sample stories')).toBeTruthy();
});

test('says who speaks, with role and company', async () => {
  await renderStories();
  expect(screen.getByText('Priya N.')).toBeTruthy();
  expect(screen.getByText('Ward nurse, Harbour Street Clinic')).toBeTruthy();
});
