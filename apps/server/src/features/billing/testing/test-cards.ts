export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  withoutFunds: '4000 0000 0000 9995',
  asksTheBank: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
} as const;

/** A completed card form. */
export const testCard = (clientSecret: string, card: keyof typeof cards = 'good', confirmed = false) => ({
  clientSecret,
  cardNumber: cards[card],
  expiry: '12/40',
  cvc: '123',
  confirmed,
});
