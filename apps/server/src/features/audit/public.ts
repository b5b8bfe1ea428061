import type { SecurityAction } from '@fitted/contract/account/security';
import type { AdminAction } from '@fitted/contract/admin/audit';
import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../db/client.ts';
import { type Facts, findChange } from './facts.ts';
import { createAuditRepository } from './repository.ts';

/** How the audit log refers to an account that was acted on; erasing the account finds its entries by this. */
export const userSubject = (userId: UserId): string => `user:${userId}`;

export interface SecurityRecord {
  readonly userId: UserId | null;
  readonly action: SecurityAction;
  readonly address: string | null;
}

/** A security event that the person sees in their settings. Written in the transaction that causes it. */
export const recordSecurityEvent = (db: Queryable, record: SecurityRecord): Promise<void> =>
  createAuditRepository(db).add(record);

/** The acting administrator and their address. */
export interface Actor {
  /** Null only if the action deleted the account itself. */
  readonly id: UserId | null;
  readonly address: string;
}

interface Acting {
  readonly user: { readonly id: UserId };
  readonly request: { readonly ip: string };
}

export const actorOf = ({ user, request }: Acting): Actor => ({ id: user.id, address: request.ip });

export interface AdminRecord {
  readonly by: Actor;
  readonly action: AdminAction;
  /** Such as `event:7`. */
  readonly subject: string | null;
  /** As shown to administrators, so without secrets. Unchanged fields are not recorded. */
  readonly before?: Facts | undefined;
  readonly after?: Facts | undefined;
}

/** Records an administrator's change, in the same transaction. If nothing changed, nothing is recorded. */
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

/** How long an address counts as one that the account's owner uses. */
const knownForDays = 30;

export const isOwnersPlace = (db: Queryable, userId: UserId, address: string): Promise<boolean> =>
  createAuditRepository(db).isOwnersPlace(userId, address, knownForDays);

export const removeOldEntries = (db: Queryable): Promise<void> => createAuditRepository(db).removeOld();
