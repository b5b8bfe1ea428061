import { applicationStatuses } from '@fitted/contract/constants';
import { describe, expect, test } from 'vitest';
import { buildApplication } from '../../testing/build-application.ts';
import { type Column, cardsOf, putOnTop, renew, takeOut } from './board-cache.ts';
import { type Lifted, pressKey } from './lifted-card.ts';

const column = (...pages: number[][]): Column => ({
  pageParams: pages.map(() => ''),
  pages: pages.map((ids) => ({
    total: pages.flat().length,
    nextCursor: null,
    applications: ids.map((id) => buildApplication({ id })),
  })),
});
const idsOf = (list: Column) => cardsOf(list).map(({ id }) => id);
const totals = (list: Column) => list.pages.map(({ total }) => total);

describe('the columns as this page knows them', () => {
  test('a card leaves its column and its count', () => {
    const left = takeOut(column([1, 2], [3]), 2);
    expect([idsOf(left), totals(left)]).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  test('taking out what is not there changes nothing', () => {
    const full = column([1]);
    expect(takeOut(full, 9)).toBe(full);
  });

  test('a card arrives on top and is counted once, however often it arrives', () => {
    const once = putOnTop(column([1], [2]), buildApplication({ id: 5 }));
    expect([idsOf(once), totals(once)]).toEqual([
      [5, 1, 2],
      [3, 3],
    ]);
    expect(idsOf(putOnTop(once, buildApplication({ id: 5 })))).toEqual([5, 1, 2]);
  });

  test('the answer of the server takes the place of what was shown', () => {
    const newer = buildApplication({ id: 2, version: 9 });
    expect(cardsOf(renew(column([1, 2]), newer)).map(({ version }) => version)).toEqual([1, 9]);
  });
});

describe('moving a card by keyboard', () => {
  const card = { id: 1, status: 'applied' as const };
  const lifted: Lifted = { id: 1, from: 'applied', over: 'applied' };
  const press = (key: string, state: Lifted | null) => pressKey(key, card, state, applicationStatuses);

  test.each([' ', 'Enter'])('%j picks it up', (key) => {
    expect(press(key, null)).toEqual({ kind: 'lifted', lifted });
  });

  test.each(['ArrowRight', 'Escape', 'Tab', 'a'])('%s does nothing before', (key) => {
    expect(press(key, null)).toBeUndefined();
  });

  test('arrows choose the column and stop at the ends', () => {
    expect(press('ArrowLeft', { ...lifted, over: 'saved' })).toBeUndefined();
    expect(press('ArrowLeft', lifted)).toEqual({ kind: 'over', lifted: { ...lifted, over: 'saved' } });
    expect(press('ArrowRight', lifted)).toEqual({ kind: 'over', lifted: { ...lifted, over: 'interview' } });
    expect(press('ArrowRight', { ...lifted, over: 'withdrawn' })).toBeUndefined();
    expect(press('ArrowLeft', { ...lifted, over: 'offer' })).toEqual({
      kind: 'over',
      lifted: { ...lifted, over: 'interview' },
    });
  });

  test('space drops it; dropped where it came from, it has not moved', () => {
    expect(press(' ', { ...lifted, over: 'offer' })).toEqual({ kind: 'dropped', to: 'offer' });
    expect(press(' ', lifted)).toEqual({ kind: 'cancelled' });
    expect(press('Escape', { ...lifted, over: 'offer' })).toEqual({ kind: 'cancelled' });
  });
});
