import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allot } from './allot.ts';
import { costOf } from './ledger.ts';

test('never more than a limit allows, and nobody is refused who fits', () => {
  const userId = fc.option(fc.integer({ min: 1, max: 4 }));
  const calls = fc.array(fc.record({ userId }), { maxLength: 40 });
  const used = fc.uniqueArray(fc.record({ userId, calls: fc.nat(8) }), { selector: (one) => one.userId });
  const limits = fc.record({ site: fc.nat(30), user: fc.nat(10) });
  fc.assert(
    fc.property(calls, used, limits, (asked, before, { site, user }) => {
      const counts = new Map(before.map((one) => [one.userId, one.calls]));
      let total = before.reduce((sum, one) => sum + one.calls, 0);
      for (const [index, verdict] of allot(asked, before, { site, user }).entries()) {
        const who = asked[index]?.userId ?? null;
        const own = counts.get(who) ?? 0;
        const fits = total < site && own < (who === null ? site / 2 : user);
        expect(verdict === 'granted').toBe(fits);
        if (!fits) continue;
        counts.set(who, own + 1);
        total += 1;
      }
    }),
  );
});

test.each([
  [{ inputTokens: 1_000_000, outputTokens: 500_000 }, { input: 2, output: 8 }, 6],
  [{ inputTokens: 10, outputTokens: null }, { input: 2, output: 8 }, null],
  [{ inputTokens: 10, outputTokens: 10 }, { input: 2, output: undefined }, null],
  [{ inputTokens: 10, outputTokens: 10 }, { input: 0, output: 0 }, 0],
])('%o at %o costs %s', (tokens, prices, cost) => {
  expect(costOf(tokens, prices)).toBe(cost);
});
