import type { SecurityAction } from '@fitted/contract/account-security';
import type { AdminAction } from '@fitted/contract/admin-audit';
import type { Queryable } from '../../db/client.ts';
import { type Facts, findChange } from './facts.ts';
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

/** The administrator who acts, and from where. */
export interface Actor {
  /** Null only when the account is gone with what it did. */
  readonly id: number | null;
  readonly address: string;
}

interface Acting {
  readonly user: { readonly id: number };
  readonly request: { readonly ip: string };
}

export const actorOf = ({ user, request }: Acting): Actor => ({ id: user.id, address: request.ip });

export interface AdminRecord {
  readonly by: Actor;
  readonly action: AdminAction;
  /** Such as `event:7`. */
  readonly subject: string | null;
  /** As administrators see it, so without secrets; what did not change is left out of the record. */
  readonly before?: Facts | undefined;
  readonly after?: Facts | undefined;
}

/** What an administrator changed. Written in the transaction that changes it; a change of nothing is none. */
export async function recordAdminAct(db: Queryable, { by, action, subject, ...states }: AdminRecord): Promise<void> {
  const change = findChange(states);
  if (!change) return;
  await createAuditRepository(db).add({
    userId: by.id,
    action: `admin.${action}`,
    subject,
    address: by.address,
    ...change,
  });
}

/** How long a place counts as one where the owner of an account is. */
const knownForDays = 30;

export const isOwnersPlace = (db: Queryable, userId: number, address: string): Promise<boolean> =>
  createAuditRepository(db).isOwnersPlace(userId, address, new Date(Date.now() - knownForDays * 86_400_000));

export const removeOldEntries = (db: Queryable): Promise<void> => createAuditRepository(db).removeOld();
