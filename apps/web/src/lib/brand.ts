import { unsetAddresses } from '@fitted/contract/addresses';
import { monthlyPrices } from '@fitted/contract/terms';

export const brand = 'Fitted';

/** Where people reach us. The server writes the operator's addresses into the head, and over these in what it sends drawn. */
export const supportEmail = fromHead('fitted:support') ?? unsetAddresses.support;
export const privacyEmail = fromHead('fitted:privacy') ?? unsetAddresses.privacy;

export const foundedYear = 2023;

/** The team's promise: business hours to any message, and hours to an e-mail. */
export const replyHours = { from: 24, to: 48 } as const;
export const emailReplyHours = 24;

/**
 * The plans as the help center describes them, in pence a month and improvements a month. What is sold, and at what
 * price, comes from the plans of the server.
 */
export const describedPlans = [
  { id: 'free', monthlyPrice: 0, improvements: 2 },
  { id: 'basic', monthlyPrice: monthlyPrices.basic, improvements: 10 },
  { id: 'premium', monthlyPrice: monthlyPrices.premium, improvements: null },
] as const;

function fromHead(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
