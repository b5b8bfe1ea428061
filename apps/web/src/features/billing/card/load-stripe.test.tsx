import type { Stripe } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { loadStripeInTime, type ScriptLoader, scriptTimeoutMs, stripeScript } from './load-stripe.ts';

const stripe = {} as Stripe;
const loader = (load: ScriptLoader['load']) => ({ load, abandon: vi.fn(async () => undefined) });
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('a script that arrives is used', async () => {
  const script = loader(async () => stripe);
  expect(await loadStripeInTime('pk_test_1', script)).toBe(stripe);
  expect(script.abandon).not.toHaveBeenCalled();
});

test('a blocked script fails at once', async () => {
  const script = loader(() => Promise.reject(new Error('Failed to load Stripe.js')));
  await expect(loadStripeInTime('pk_test_1', script)).rejects.toThrow('Failed to load Stripe.js');
});

test('where there is no browser window there is no form', async () => {
  await expect(
    loadStripeInTime(
      'pk_test_1',
      loader(async () => null),
    ),
  ).rejects.toThrow('not available');
});

test('a script that hangs is given up within eight seconds, not before its time, and abandoned', async () => {
  vi.useFakeTimers();
  const script = loader(() => new Promise(() => undefined));
  const outcome = vi.fn();
  loadStripeInTime('pk_test_1', script).then(outcome, outcome);

  await vi.advanceTimersByTimeAsync(scriptTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('in time') }));
  expect(script.abandon).toHaveBeenCalledOnce();
  expect(scriptTimeoutMs).toBeLessThan(8000);
});

test('what arrives in time leaves no clock running', async () => {
  vi.useFakeTimers();
  await loadStripeInTime(
    'pk_test_1',
    loader(async () => stripe),
  );
  expect(vi.getTimerCount()).toBe(0);
});

/** With the library's own loader; only the document is a stand-in, because jsdom loads no scripts. */
test('after a script that hung, Retry asks for it at another address and gets it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = vi.fn();
  loadStripeInTime('pk_live_1').then(outcome, outcome);
  await expect.poll(scripts).toHaveLength(1);
  const hung = scripts()[0]?.src ?? '';
  await vi.advanceTimersByTimeAsync(8000);
  expect(outcome).toHaveBeenCalledWith(expect.any(Error));
  expect(scripts()).toHaveLength(0);

  const again = loadStripeInTime('pk_live_1', stripeScript);
  await expect.poll(scripts).toHaveLength(1);
  expect(scripts()[0]?.src).toBe(`${hung}?attempt=1`);
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => stripe, { version: 'endive' }),
  );
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe(stripe);
});
