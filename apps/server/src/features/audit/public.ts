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

export interface AdminRecord {
  readonly adminId: number;
  /** Such as `users.update`; stored with the prefix `admin.`. */
  readonly action: string;
  readonly subject: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address: string | null;
}

/** What an administrator changed, with how it was before and is after. */
export const recordAdminAct = (db: Queryable, { adminId, action, ...rest }: AdminRecord): Promise<void> =>
  createAuditRepository(db).add({ userId: adminId, action: `admin.${action}`, ...rest });
