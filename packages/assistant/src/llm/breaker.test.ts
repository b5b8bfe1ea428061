import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

function open() {
  let time = 0;
  const breaker = new Breaker({ failures: 2, restMs: 100, now: () => time });
  const isOpen = () => {
    try {
      breaker.enter();
      return true;
    } catch {
      return false;
    }
  };
  return { breaker, isOpen, pass: (ms: number) => (time += ms) };
}

test('it rests after failures in a row, not after failures now and then', () => {
  const { breaker, isOpen } = open();
  for (const result of ['failed', 'succeeded', 'failed'] as const) breaker[result]();
  expect(isOpen()).toBe(true);
  breaker.failed();
  expect(isOpen()).toBe(false);
});

test('after the rest one tries for all', () => {
  const { breaker, isOpen, pass } = open();
  breaker.failed();
  breaker.failed();
  pass(100);
  expect([isOpen(), isOpen(), isOpen()]).toEqual([true, false, false]);
  breaker.failed();
  pass(99);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
  breaker.succeeded();
  expect([isOpen(), isOpen()]).toEqual([true, true]);
});

test('who does not come to ask gives the try to the next', () => {
  const { breaker, isOpen, pass } = open();
  breaker.failed();
  breaker.failed();
  pass(100);
  breaker.enter().giveBack();
  expect([isOpen(), isOpen()]).toEqual([true, false]);
});

test('it rests as long as the provider asks for, at once', () => {
  const { breaker, isOpen, pass } = open();
  breaker.rest(500);
  breaker.failed();
  pass(499);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
});
