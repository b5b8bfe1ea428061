import type { SecurityAction } from '@fitted/contract/account-security';
import type { Queryable } from '../../db/client.ts';
import { createAuditRepository } from './repository.ts';

/** How the audit log names an account that something was done to; erasing the account finds the entry by it. */
export const userSubject = (userId: number): string => `user:${userId}`;

export interface SecurityRecord {
  readonly userId: number | null;
  readonly action: SecurityAction;
  readonly address: string | null;
}

/** A security event of a person, which they see in their settings. Written in the transaction that causes it. */
export const recordSecurityEvent = (db: Queryable, record: SecurityRecord): Promise<void> =>
  createAuditRepository(db).add(record);
