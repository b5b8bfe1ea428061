import type { SandboxCard } from '../../db/schema/sandbox-gateway.ts';
import { CardRefused, type SandboxPayment } from '../../ports/payments.ts';

type Charge = SandboxCard['charge'];

interface TestCard {
  readonly charge: Charge;
  /** The outcome of adding the card without charging it, if different. */
  readonly setup?: Charge;
  readonly needsConfirmation?: true;
}

/** Stripe's published test numbers. Nothing else is accepted: a real card must never appear to have been charged. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { charge: 'succeeds' },
  '4000056655665556': { charge: 'succeeds' },
  '5555555555554444': { charge: 'succeeds' },
  '2223003122003222': { charge: 'succeeds' },
  '378282246310005': { charge: 'succeeds' },
  '4000002500003155': { charge: 'succeeds', needsConfirmation: true },
  '4000000000000002': { charge: 'card_declined' },
  '4000000000009995': { charge: 'insufficient_funds' },
  // Can be added but not charged, to test a failing renewal.
  '4000000000000341': { charge: 'card_declined', setup: 'succeeds' },
};

export interface AcceptedCard {
  readonly card: SandboxCard;
  readonly setup: Charge;
  readonly needsConfirmation: boolean;
}

type CardFields = Pick<SandboxPayment, 'cardNumber' | 'expiry' | 'cvc'>;

/** Validates the fields as a card form does. Throws CardRefused. */
export function readCard({ cardNumber, expiry, cvc }: CardFields, now: Date): AcceptedCard {
  const digits = cardNumber.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) throw new CardRefused('card_invalid');
  const { month, year } = readExpiry(expiry);
  // A card is valid until the end of its month in every time zone.
  if (now.getTime() >= Date.UTC(year, month, 1, 12)) throw new CardRefused('card_expired', 'expiry');
  const brand = brandOf(digits);
  if (!new RegExp(brand === 'amex' ? '^\\d{4}$' : '^\\d{3}$').test(cvc)) throw new CardRefused('card_invalid', 'cvc');

  const known = testCards[digits];
  if (!known) throw new CardRefused('card_declined');
  return {
    card: { brand, last4: digits.slice(-4), expMonth: month, expYear: year, charge: known.charge },
    setup: known.setup ?? known.charge,
    needsConfirmation: known.needsConfirmation ?? false,
  };
}

function readExpiry(expiry: string): { month: number; year: number } {
  const [, monthText, yearText] = /^(\d{1,2})\s*(?:[/-]\s*)?(\d{4}|\d{2})$/.exec(expiry) ?? [];
  const month = Number(monthText);
  if (!monthText || !yearText || month < 1 || month > 12) throw new CardRefused('card_invalid', 'expiry');
  return { month, year: yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText) };
}

/** The Luhn check: with every second digit from the right doubled, the digit sum must end in 0. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return 'unknown';
}
