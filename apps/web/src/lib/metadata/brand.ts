import { unsetAddresses } from '@fitted/contract/addresses';

export const brand = 'Fitted';

/** Contact addresses. The server writes the operator's into the head, and replaces these in the pages it renders. */
export const supportEmail = fromHead('fitted:support') ?? unsetAddresses.support;
export const privacyEmail = fromHead('fitted:privacy') ?? unsetAddresses.privacy;

export const foundedYear = 2023;

/** The team's promise for replies: in business hours to any message, in hours to an email. */
export const replyHours = { from: 24, to: 48 } as const;
export const emailReplyHours = 24;

function fromHead(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
