import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostValuable, placeAmong, useRound } from './round.ts';

const ask = (id: string, worth: number): InterviewQuestion => ({
  id,
  kind: 'requirement',
  requirement: { id, kind: 'duty', text: id, strength: 'must' },
  needsRole: false,
  worth,
});
const line: InterviewQuestion = { id: 'line', kind: 'line', line: 'Sorted letters', place: 'Clerk, Post', worth: 0 };
const open = [ask('a', 3), ask('b', 6), ask('c', 4), ask('d', 5), line];
const ids = (questions: readonly InterviewQuestion[]) => questions.map(({ id }) => id);

test('the most valuable are asked together, in the order of asking', () => {
  expect(ids(mostValuable(open))).toEqual(['b', 'c', 'd']);
  expect(ids(mostValuable([ask('a', 3), line]))).toEqual(['a']);
  expect(ids(mostValuable([line]))).toEqual(['line']);
});

test('a round lasts until all of it is answered; then the next begins', () => {
  const { result, rerender } = renderHook(useRound<InterviewQuestion>, { initialProps: open });
  expect(result.current.worth).toBe(15);
  rerender(open.filter(({ id }) => id !== 'b'));
  expect(ids(result.current.left)).toEqual(['c', 'd']);
  expect(result.current.worth).toBe(9);
  expect(result.current.after('c')?.id).toBe('d');
  rerender([ask('a', 3), ask('d', 5), line]);
  expect(result.current.after('d')?.id).toBe('a');
  rerender([ask('a', 3), line]);
  expect(ids(result.current.left)).toEqual(['a']);
});

test('a question is numbered among those that are asked with it', () => {
  const round = { has: (id: string) => ['b', 'c', 'd'].includes(id) };
  expect(placeAmong(open, round, 'd')).toMatchObject({ at: 2, group: { length: 3 } });
  expect(placeAmong(open, round, 'line')).toMatchObject({ at: 1, group: { length: 2 } });
  expect(placeAmong(open, round, 'answered').at).toBe(-1);
});
