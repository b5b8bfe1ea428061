import { currency } from '@fitted/contract/constants';
import type Stripe from 'stripe';
import type { Price } from '../../ports/payments.ts';
import { ask, askForOne } from './stripe-client.ts';

const intervalOf = ({ billingCycle }: Price) => (billingCycle === 'annual' ? 'year' : 'month');

/** Contains everything that defines a price; a different amount is a different price. */
const lookupKeyOf = (price: Price) => `fitted_${price.planName}_${intervalOf(price)}_${price.amount}_${currency}`;

/** The Stripe price that charges exactly what the plan shows, created on first use. */
export async function ensurePrice(stripe: Stripe, price: Price): Promise<string> {
  const { priceId } = price;
  const known = priceId ? await askForOne(() => stripe.prices.retrieve(priceId)) : null;
  if (known && isFor(known, price)) return known.id;

  const lookupKey = lookupKeyOf(price);
  const { data } = await ask(() => stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }));
  const found = data[0];
  if (found && isFor(found, price)) return found.id;

  const metadata = { planId: String(price.planId) };
  const created = await ask(() =>
    stripe.prices.create(
      {
        currency,
        unit_amount: price.amount,
        recurring: { interval: intervalOf(price) },
        product_data: { name: `Fitted ${price.displayName}`, metadata },
        metadata,
        lookup_key: lookupKey,
        transfer_lookup_key: true,
      },
      { idempotencyKey: `price:${lookupKey}` },
    ),
  );
  return created.id;
}

/** Ensures that nobody is charged an amount other than the one shown. */
const isFor = (known: Stripe.Price, price: Price) =>
  known.active &&
  known.unit_amount === price.amount &&
  known.currency === currency &&
  known.recurring?.interval === intervalOf(price) &&
  known.recurring.interval_count === 1;
