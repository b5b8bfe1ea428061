import { unsetAddresses } from '@fitted/contract/addresses';

export const brand = 'Fitted';

/** Where people reach us. The server writes the operator's addresses into the head, and over these in what it sends drawn. */
export const supportEmail = fromHead('fitted:support') ?? unsetAddresses.support;
export const privacyEmail = fromHead('fitted:privacy') ?? unsetAddresses.privacy;

export const foundedYear = 2023;

/** The team's promise: business hours to any message, and hours to an e-mail. */
export const replyHours = { from: 24, to: 48 } as const;
export const emailReplyHours = 24;

function fromHead(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
