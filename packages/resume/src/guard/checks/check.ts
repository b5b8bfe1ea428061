import type { Claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { GuardText } from '../text/read-text.ts';

/** One question about an edit: what does `after` say that its scope does not carry? */
export type Check = (after: GuardText, scope: Scope) => Claim[];
