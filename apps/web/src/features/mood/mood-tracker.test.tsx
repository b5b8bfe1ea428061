import { sessionHintCookie } from '@fitted/contract/cookies';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { moodKey } from '../../lib/browser/mood-key.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { addDays } from './calendar.ts';
import { MoodTracker } from './mood-tracker.tsx';

const now = () => new Date(2026, 2, 30, 9);
const stored = () => JSON.parse(window.localStorage.getItem(moodKey(7)) ?? 'null');

const show = (userId: number | null = 7, chance = 0) =>
  renderAt(
    '/mood-tracker',
    <>
      <MoodTracker userId={userId} now={now} chance={() => chance} />
      <LastingToaster />
    </>,
  );
const mood = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  window.localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${sessionHintCookie}=1`;
});

test('the five moods have their labels and descriptions', async () => {
  await show();
  const said = [
    "Very HappyI'm feeling great about my job search!",
    'HappyThings are going well today',
    'NeutralJust another day in the job search',
    'SadFeeling a bit discouraged',
    'Very SadReally struggling with my job search today',
  ];
  const list = await screen.findByRole('list', { name: 'How does your job search feel today?' });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map((button) => button.textContent?.replace(/\p{Extended_Pictographic}/gu, ''))).toEqual(said);
  await screen.findByText('No mood entries yet');
  await userEvent.click(screen.getByRole('tab', { name: 'Insights' }));
  await screen.findByText('Not enough data yet');
  expect(screen.getByRole('link', { name: 'Back to the resume tools' }).getAttribute('href')).toBe('/');
});

test('a chosen mood is stored, said, highlighted and replaced by the next choice', async () => {
  await show();
  await userEvent.click(mood(/^Very Sad/));
  expect((await screen.findAllByText('Mood saved')).length).toBeGreaterThan(0);
  expect(stored()).toEqual([{ date: '2026-03-30', mood: 'very_sad' }]);
  expect(screen.getByText(/^That sounds heavy/)).toBeTruthy();
  expect(mood(/^Very Sad/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(/in a row/)).toBeNull();

  await userEvent.click(mood(/^Neutral/));
  expect(stored()).toEqual([{ date: '2026-03-30', mood: 'neutral' }]);
  expect(mood(/^Very Sad/).getAttribute('aria-pressed')).toBe('false');
});

test('chance picks one of the three messages', async () => {
  await show(7, 0.99);
  await userEvent.click(mood(/^Happy/));
  expect(screen.getByText(/thank someone who helped you/)).toBeTruthy();
});

test('a streak over one adds its bonus, across the night that loses an hour', async () => {
  window.localStorage.setItem(
    moodKey(7),
    JSON.stringify([
      { date: '2026-03-28', mood: 'sad' },
      { date: '2026-03-29', mood: 'neutral' },
    ]),
  );
  await show();
  expect(screen.getByText('0 days')).toBeTruthy();
  await userEvent.click(mood(/^Happy/));
  expect(screen.getByText('3 days in a row. Keeping at it is a strength of its own.')).toBeTruthy();
  expect(screen.getByText('3 days')).toBeTruthy();
});

test('storage that cannot be read is an empty list, and the next choice starts anew', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.localStorage.setItem(moodKey(7), '[{"date":');
  await show();
  await screen.findByText('No mood entries yet');
  expect(warn).toHaveBeenCalled();
  await userEvent.click(mood(/^Happy/));
  expect(stored()).toHaveLength(1);
});

test('nobody sees the moods of somebody else on the same device', async () => {
  window.localStorage.setItem(moodKey(8), JSON.stringify([{ date: '2026-03-29', mood: 'sad' }]));
  await show();
  await screen.findByText('No mood entries yet');
});

test('without a session a mood asks to log in and stores nothing', async () => {
  await show(null);
  await userEvent.click(mood(/^Happy/));
  expect((await screen.findAllByText('Please log in')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('You need to be logged in to track your moods.')).length).toBeGreaterThan(0);
  expect(window.localStorage.length).toBe(0);
});

test('who has signed out in another tab is asked to log in, and nothing is stored', async () => {
  await show();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server takes it away
  document.cookie = `${sessionHintCookie}=; max-age=0`;
  await userEvent.click(mood(/^Happy/));
  expect((await screen.findAllByText('Please log in')).length).toBeGreaterThan(0);
  expect(stored()).toBeNull();
});

test('a mood that the browser does not keep is not called saved', async () => {
  await show();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await userEvent.click(mood(/^Happy/));
  expect((await screen.findAllByText('Mood not saved')).length).toBeGreaterThan(0);
  expect(mood(/^Happy/).getAttribute('aria-pressed')).toBe('false');
});

test('every entry can be reached, however old', async () => {
  const entries = Array.from({ length: 30 }, (_, day) => ({ date: addDays('2025-01-01', day), mood: 'happy' }));
  window.localStorage.setItem(moodKey(7), JSON.stringify(entries));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.queryByText('Jan 1, 2025')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('Jan 1, 2025')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('three very sad days bring the pointer to support', async () => {
  const entries = ['2026-03-28', '2026-03-29'].map((date) => ({ date, mood: 'very_sad' }));
  window.localStorage.setItem(moodKey(7), JSON.stringify(entries));
  await show();
  expect(screen.queryByText('Several very hard days in a row')).toBeNull();
  await userEvent.click(mood(/^Very Sad/));
  expect(screen.getByText('Several very hard days in a row')).toBeTruthy();
});
