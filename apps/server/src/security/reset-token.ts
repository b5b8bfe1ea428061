import { createHash, randomBytes } from 'node:crypto';

export const createResetToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a leaked table gives access to no account. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
