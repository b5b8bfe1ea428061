import { createHash } from 'node:crypto';
import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../../db/client.ts';
import { createCheckoutRepository } from '../checkout/repository.ts';
import { createTrialRepository } from './repository.ts';

/** One hash for all spellings of a mailbox: case and plus suffixes do not make a different person. */
export function hashAddress(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(0, at)).split('+');
  const domain = at < 0 ? '' : address.slice(at + 1);
  return createHash('sha256').update(`trial:${name}@${domain}`).digest('base64url');
}

export const hashCard = (fingerprint: string): string =>
  createHash('sha256').update(`trial-card:${fingerprint}`).digest('base64url');

/** Whether a person may have the free trial. Without an account, only the address is checked. */
export async function isTrialAvailable(
  db: Queryable,
  person: { readonly id?: UserId; readonly email: string },
): Promise<boolean> {
  if (await createTrialRepository(db).isUsed(hashAddress(person.email))) return false;
  return person.id === undefined || !(await createCheckoutRepository(db).hasUsedTrial(person.id));
}
