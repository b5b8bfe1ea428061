import { type Mood, moods } from '@fitted/contract/moods';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import type { MoodEntry } from './mood-entry.ts';
import { countMoods, countStreak, findInsights, needsSupport, pickMessage } from './mood-rules.ts';

const today = '2026-03-30';

/** Moods of the last days, ending today; undefined is a day without an entry. */
const days = (...list: (Mood | undefined)[]): MoodEntry[] =>
  list.flatMap((mood, index) => (mood ? [{ date: addDays(today, index + 1 - list.length), mood }] : []));

test('good days are happy and very happy ones, challenging days sad and very sad ones', () => {
  expect(countMoods(days(...moods))).toEqual({ good: 2, neutral: 1, challenging: 2 });
  expect(countMoods([])).toEqual({ good: 0, neutral: 0, challenging: 0 });
});

describe('the streak', () => {
  test.each([
    ['nothing at all', [], 0],
    ['nothing today', days('sad', 'sad', undefined), 0],
    ['today only', days('sad'), 1],
    // 29 March has 23 hours in most of Europe.
    ['across the change of clocks', days('sad', 'happy', 'neutral', 'sad'), 4],
    ['a gap ends it', days('sad', undefined, 'neutral', 'sad'), 2],
    ['an entry of tomorrow does not count', [...days('sad'), { date: '2026-03-31', mood: 'sad' as const }], 1],
  ])('%s', (_, entries, streak) => {
    expect(countStreak(entries, today)).toBe(streak);
  });

  test('the order of the entries does not matter', () => {
    expect(countStreak(days('sad', 'happy', 'neutral').reverse(), today)).toBe(3);
  });

  test('a year of days is a year', () => {
    expect(countStreak(days(...Array.from({ length: 365 }, () => 'happy' as const)), today)).toBe(365);
  });
});

describe('insights', () => {
  test.each([
    ['two entries are too few', days('happy', 'happy'), undefined],
    ['more good than challenging', days('happy', 'very_happy', 'sad'), ['positive']],
    ['more challenging than good', days('happy', 'very_sad', 'sad'), ['selfCare']],
    ['as many good as challenging', days('happy', 'sad', 'neutral', 'neutral'), []],
    ['neutral above both together', days('neutral', 'neutral', 'neutral'), ['neutral']],
    ['neutral equal to both together is not above', days('neutral', 'neutral', 'happy', 'sad'), []],
    ['two at once', days('neutral', 'neutral', 'neutral', 'happy'), ['positive', 'neutral']],
  ] as const)('%s', (_, entries, insights) => {
    expect(findInsights(entries)).toEqual(insights);
  });
});

describe('the pointer to support', () => {
  test.each([
    ['three very sad days', days('very_sad', 'very_sad', 'very_sad'), true],
    ['two are not yet several', days('very_sad', 'very_sad'), false],
    ['sad is not very sad', days('very_sad', 'sad', 'very_sad'), false],
    ['a day between', days('very_sad', 'very_sad', undefined, 'very_sad'), false],
    ['up to yesterday, nothing today yet', days('very_sad', 'very_sad', 'very_sad', undefined), true],
    ['better today', days('very_sad', 'very_sad', 'very_sad', 'neutral'), false],
    ['long ago', days('very_sad', 'very_sad', 'very_sad', undefined, undefined), false],
  ])('%s', (_, entries, isShown) => {
    expect(needsSupport(entries, today)).toBe(isShown);
  });
});

test.each([
  [0, 0],
  [0.34, 1],
  [0.67, 2],
  [0.999999, 2],
])('chance %d picks message %d', (chance, index) => {
  expect(pickMessage(chance)).toBe(index);
});
