import { accountQuota } from '@fitted/contract/limits/allowances';
import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { readStored } from './repository.ts';

export { readStored };

interface Added {
  readonly resumes?: number;
  /** Including resumes. */
  readonly rows?: number;
  readonly texts: readonly (string | null | undefined)[];
}

/** One person must not fill the shared disk. */
export async function requireRoom(
  db: Queryable,
  userId: UserId,
  { resumes = 0, rows = 0, texts }: Added,
): Promise<void> {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
  const stored = await readStored(db, userId);
  const isFull =
    stored.resumes + resumes > accountQuota.resumes ||
    stored.rows + rows > accountQuota.rows ||
    stored.bytes + bytes > accountQuota.bytes;
  if (isFull) throw new AppError('quota_reached');
}
