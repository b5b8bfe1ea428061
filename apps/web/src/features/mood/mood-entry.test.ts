import { expect, test, vi } from 'vitest';
import { parseMoods, saveMood } from './mood-entry.ts';

test('one entry a day: the later choice replaces the earlier', () => {
  const first = saveMood([], { date: '2026-03-30', mood: 'sad' });
  const second = saveMood(first, { date: '2026-03-29', mood: 'neutral' });
  expect(saveMood(second, { date: '2026-03-30', mood: 'happy' })).toEqual([
    { date: '2026-03-29', mood: 'neutral' },
    { date: '2026-03-30', mood: 'happy' },
  ]);
});

test('nothing stored is an empty list', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(parseMoods(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '{"date"'],
  ['no list', '{"date":"2026-03-30","mood":"sad"}'],
  ['null', 'null'],
  ['a list of something else', '[1,2]'],
  ['a mood that does not exist', '[{"date":"2026-03-30","mood":"furious"}]'],
  ['a day that does not exist', '[{"date":"2026-02-30","mood":"sad"}]'],
  ['an instant instead of a day', '[{"date":"2026-03-30T10:00:00Z","mood":"sad"}]'],
  ['one bad among good ones', '[{"date":"2026-03-30","mood":"sad"},null]'],
])('%s reads as an empty list, and is logged', (_, stored) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseMoods(stored)).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('The saved moods could not be read.', expect.any(Error));
});

test('what was stored comes back, sorted, each day once, without anything else', () => {
  const stored = JSON.stringify([
    { date: '2026-03-30', mood: 'sad', extra: 1 },
    { date: '2026-03-28', mood: 'happy' },
    { date: '2026-03-30', mood: 'neutral' },
  ]);
  expect(parseMoods(stored)).toEqual([
    { date: '2026-03-28', mood: 'happy' },
    { date: '2026-03-30', mood: 'neutral' },
  ]);
});
