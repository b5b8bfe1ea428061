import { createHash, randomBytes } from 'node:crypto';
import { encodeBase32 } from './base32.ts';

export const recoveryCodeCount = 10;

/** Ten random characters (50 bits) in two groups: unguessable under the sign-in limits, short enough to type. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = encodeBase32(randomBytes(7)).slice(0, 10).toLowerCase();
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** The codes are random, so a fast hash protects them as well as a slow one would. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('base64url');
