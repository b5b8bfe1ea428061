import { planAllowances } from '@fitted/contract/limits/allowances';
import { UserId } from '@fitted/contract/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allot } from './allot.ts';
import { costOf } from './ledger.ts';

test('never more than a limit allows, and nobody is refused who fits', () => {
  const userId = fc.option(fc.integer({ min: 1, max: 4 }).map((id) => UserId.parse(id)));
  const calls = fc.array(fc.record({ userId }), { maxLength: 40 });
  const used = fc.uniqueArray(fc.record({ userId, calls: fc.nat(8) }), { selector: (one) => one.userId });
  const limits = fc.record({ site: fc.nat(30), user: fc.nat(10) });
  const names = ['none', 'basic', 'premium', 'professional'] as const;
  const plans = fc.tuple(...[1, 2, 3, 4].map(() => fc.constantFrom(...names)));
  fc.assert(
    fc.property(calls, used, limits, plans, (asked, before, { site, user }, held) => {
      const planOf = (id: number | null) => (id === null ? 'none' : (held[id - 1] ?? 'none'));
      const isWithout = (id: number | null) => planOf(id) === 'none';
      let without = before.filter((one) => isWithout(one.userId)).reduce((sum, one) => sum + one.calls, 0);
      const counts = new Map(before.map((one) => [one.userId, one.calls]));
      let total = before.reduce((sum, one) => sum + one.calls, 0);
      for (const [index, verdict] of allot(asked, before, { site, user }, planOf).entries()) {
        const who = asked[index]?.userId ?? null;
        const own = counts.get(who) ?? 0;
        const ownLimit = who === null ? site / 2 : user * planAllowances[planOf(who)].modelCallsFactor;
        const fits = total < site && own < ownLimit && (!isWithout(who) || without < site * 0.7);
        expect(verdict === 'granted').toBe(fits);
        if (!fits) continue;
        counts.set(who, own + 1);
        total += 1;
        if (isWithout(who)) without += 1;
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
