import { protectedUsername } from '@fitted/contract/constants';
import type { Database, Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { withheldColumns } from './coverage.ts';
import { createAccountDataRepository } from './repository.ts';

/** Ends whatever the person still pays for, before their account is deleted. Throws if that is not possible now. */
export type EndBilling = (user: UserRow) => Promise<void>;

export interface AccountDataDeps {
  readonly db: Database;
  readonly endBilling: EndBilling;
  readonly now: () => Date;
  readonly mail: Pick<MailTransport, 'removeSentTo'>;
}

export interface AccountExport {
  readonly exportedAt: string;
  readonly account: Record<string, unknown>;
  readonly tables: Record<string, Record<string, unknown>[]>;
}

export async function exportAccount(
  user: UserRow,
  address: string,
  { db, now }: AccountDataDeps,
): Promise<AccountExport> {
  await recordSecurityEvent(db, { userId: user.id, action: 'data_exported', address });
  const tables = await createAccountDataRepository(db).readAll(user.id);
  return {
    exportedAt: now().toISOString(),
    account: withoutSecrets({ ...user }),
    tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(withoutSecrets)])),
  };
}

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumns.includes(column)));

export async function eraseData(user: UserRow, address: string, { db }: AccountDataDeps): Promise<void> {
  await db.transaction(async (tx) => {
    await createAccountDataRepository(tx).removeData(user.id);
    await recordSecurityEvent(tx, { userId: user.id, action: 'data_deleted', address });
  });
}

/**
 * Removes everything about the person, in the database and in stored mails. The caller's own records join the
 * transaction.
 */
export async function eraseAccount(
  user: UserRow,
  { db, endBilling, mail }: Pick<AccountDataDeps, 'db' | 'endBilling' | 'mail'>,
  alongside?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  if (user.username.toLowerCase() === protectedUsername) throw new AppError('protected_user');
  await endBilling(user);
  await db.transaction(async (tx) => {
    await createAccountDataRepository(tx).removeAccount(user);
    await alongside?.(tx);
  });
  await mail.removeSentTo?.(user.id);
}
