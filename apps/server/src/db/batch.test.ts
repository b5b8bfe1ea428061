import { afterEach, expect, test, vi } from 'vitest';
import { batch } from './batch.ts';

function counting() {
  const questions: (readonly string[])[] = [];
  const ask = batch(async (keys) => {
    questions.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  return { ask, questions };
}

test('simultaneous calls become one query, and each caller gets its own result', async () => {
  const { ask, questions } = counting();
  expect(await Promise.all(['a', 'b', 'a', 'unknown'].map(ask))).toEqual(['A', 'B', 'A', undefined]);
  expect(questions).toEqual([['a', 'b', 'unknown']]);
});

test('a call after the result causes a new query', async () => {
  const { ask, questions } = counting();
  await ask('a');
  await ask('a');
  expect(questions).toEqual([['a'], ['a']]);
});

test('a failure reaches every caller of that query, and no later one', async () => {
  let isAway = true;
  const ask = batch(async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const answers = await Promise.allSettled([ask('a'), ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask('a')).toBe('a');
});

afterEach(() => vi.useRealTimers());

test('calls made while a query is running wait for it and become one query', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ask, asked, answer } = answering();
  const all = [ask('a')];
  await turn();
  for (const key of ['b', 'c']) {
    all.push(ask(key));
    await turn();
  }
  expect(asked).toEqual([['a']]);
  answer(0);
  await turn();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  answer(1);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('calls waiting for a slow query run alongside it, and later calls wait for either', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ask, asked, answer } = answering();
  const all = [ask('slow')];
  await turn();
  all.push(ask('b'));
  await turn();
  vi.runAllTimers();
  expect(asked).toEqual([['slow'], ['b']]);
  all.push(ask('c'));
  await turn();
  vi.runAllTimers();
  expect(asked).toEqual([['slow'], ['b']]);
  answer(1);
  answer(0);
  await turn();
  expect(asked).toEqual([['slow'], ['b'], ['c']]);
  answer(2);
  expect(await Promise.all(all)).toEqual(['slow', 'b', 'c']);
});

/** A database whose answers the test releases one by one. */
function answering() {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const ask = batch(async (keys) => {
    asked.push(keys);
    await new Promise<void>((done) => answers.push(done));
    return new Map(keys.map((key) => [key, key]));
  });
  return { ask, asked, answer: (place: number) => answers[place]?.() };
}

const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)));
