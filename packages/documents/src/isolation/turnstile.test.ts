import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('never exceeds its capacity, and admits everyone in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 }), async (places, visitors) => {
      const turnstile = createTurnstile({ places, maxWaiting: visitors });
      const order: number[] = [];
      let most = 0;
      await Promise.all(
        Array.from({ length: visitors }, async (_, visitor) => {
          const leave = await turnstile.enter();
          order.push(visitor);
          most = Math.max(most, turnstile.inside);
          await Promise.resolve();
          leave();
          leave();
        }),
      );
      expect(most).toBeLessThanOrEqual(places);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect([order.length, turnstile.inside, turnstile.waiting]).toEqual([visitors, 0, 0]);
    }),
  );
});

test('aborting while waiting frees the place in the queue, and a full queue is reported', async () => {
  const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
  const leave = await turnstile.enter();
  const controller = new AbortController();
  const waiting = turnstile.enter(controller.signal);
  await expect(turnstile.enter()).rejects.toMatchObject({ code: 'overloaded' });
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = turnstile.enter();
  leave();
  (await next)();
  expect(turnstile.inside).toBe(0);
});
