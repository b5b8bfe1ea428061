/** The sandbox's card numbers, by the outcome that each one shows. */
export const testCards = [
  { outcome: 'succeeds', number: '4242 4242 4242 4242' },
  { outcome: 'declined', number: '4000 0000 0000 0002' },
  { outcome: 'lacksFunds', number: '4000 0000 0000 9995' },
  { outcome: 'confirms', number: '4000 0025 0000 3155' },
] as const;

/** Digits in groups of four, as on a card. */
export const groupDigits = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Turns "1234" and "12 / 34" into "12/34" while typing. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export type CardField = 'number' | 'expiry' | 'cvc';
export type CardValues = Readonly<Record<CardField, string>>;

/** Fields that are missing or cannot be a card's; the gateway decides whether the card is accepted. */
export function findCardProblems({ number, expiry, cvc }: CardValues): readonly CardField[] {
  const problems: CardField[] = [];
  if (number.replace(/\D/g, '').length < 12) problems.push('number');
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry)) problems.push('expiry');
  if (!/^\d{3,4}$/.test(cvc)) problems.push('cvc');
  return problems;
}
