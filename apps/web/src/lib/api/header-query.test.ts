import { expect, test } from 'vitest';
import { createHeaderQuery } from './header-query.ts';

test('is read once, however many ask', async () => {
  let reads = 0;
  const remote = createHeaderQuery(async () => ++reads, { freshMs: 60_000, now: () => 0 });
  await Promise.all([remote.load(), remote.load()]);
  await remote.load();
  expect(remote.store.get()).toEqual({ status: 'ready', value: 1 });
});

test('is read again once it is no longer fresh', async () => {
  let reads = 0;
  let now = 0;
  const remote = createHeaderQuery(async () => ++reads, { freshMs: 60_000, now: () => now });
  await remote.load();
  now = 59_999;
  await remote.load();
  expect(reads).toBe(1);
  now = 60_000;
  await remote.load();
  expect(reads).toBe(2);
});

test('a failure is remembered as such, and the next load tries again', async () => {
  let works = false;
  const read = async () => (works ? 'value' : Promise.reject(new Error('down')));
  const remote = createHeaderQuery(read, { freshMs: Number.POSITIVE_INFINITY });
  await remote.load();
  expect(remote.store.get()).toMatchObject({ status: 'failed' });
  works = true;
  await remote.load();
  expect(remote.store.get()).toEqual({ status: 'ready', value: 'value' });
});

test('an answer asked for before a sign-in does not undo it', async () => {
  let answer: (value: string) => void = () => undefined;
  const remote = createHeaderQuery(() => new Promise<string>((resolve) => (answer = resolve)), { freshMs: 1 });
  const loading = remote.load();
  remote.set('signed in');
  answer('anonymous');
  await loading;
  expect(remote.store.get()).toEqual({ status: 'ready', value: 'signed in' });
});

test('a page drawn while it was loading begins with the very same state', () => {
  const remote = createHeaderQuery(async () => 1, { freshMs: 0 });
  expect(remote.store.get()).toBe(remote.drawn);
  remote.set(2);
  remote.forget();
  expect(remote.store.get()).toBe(remote.drawn);
});
