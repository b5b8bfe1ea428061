import { expect, test } from 'vitest';
import { askTogether } from './asked-together.ts';

function counting() {
  const questions: (readonly string[])[] = [];
  const ask = askTogether(async (keys) => {
    questions.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  return { ask, questions };
}

test('what is asked at once is one question, and everybody gets their own answer', async () => {
  const { ask, questions } = counting();
  expect(await Promise.all(['a', 'b', 'a', 'unknown'].map(ask))).toEqual(['A', 'B', 'A', undefined]);
  expect(questions).toEqual([['a', 'b', 'unknown']]);
});

test('what is asked after an answer is asked anew', async () => {
  const { ask, questions } = counting();
  await ask('a');
  await ask('a');
  expect(questions).toEqual([['a'], ['a']]);
});

test('a failure reaches everybody who asked, and nobody after them', async () => {
  let isAway = true;
  const ask = askTogether(async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const answers = await Promise.allSettled([ask('a'), ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask('a')).toBe('a');
});

test('while two questions are under way, what is asked waits for them and is one', async () => {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const ask = askTogether(async (keys) => {
    asked.push(keys);
    await new Promise<void>((done) => answers.push(done));
    return new Map(keys.map((key) => [key, key]));
  });
  const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)));
  const all = [];
  for (const key of ['a', 'b', 'c', 'd']) {
    all.push(ask(key));
    await turn();
  }
  expect(asked).toEqual([['a'], ['b']]);
  answers[1]?.();
  await turn();
  expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
  for (const answer of answers) answer();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});
