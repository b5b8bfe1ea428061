import { createHash, randomBytes } from 'node:crypto';

export const createResetToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps only this, so that a leaked table opens no account. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
