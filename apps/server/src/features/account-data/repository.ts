import type { UserId } from '@fitted/contract/primitives';
import { and, asc, eq, getTableName, inArray, is, like, not, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import * as schema from '../../db/schema/tables.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { countersOf } from '../../http/limits/limits.ts';
import { userSubject } from '../audit/public.ts';
import { type Coverage, coverage } from './coverage.ts';

const { auditLog, checkouts, rateLimits, subscriptions, users, webhookEvents } = schema;

export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly order: PgColumn;
}

export const allTables = (): PgTable[] =>
  Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Every table with rows that belong to a person, whether or not `coverage` lists it. */
export function ownedTables(kinds: readonly Coverage[]): OwnedTable[] {
  return allTables().flatMap((table) => {
    const name = getTableName(table);
    const { columns } = getTableConfig(table);
    const owner = columns.find((column) => column.name === 'user_id');
    if (!owner || !kinds.includes(coverage[name] ?? 'account')) return [];
    return [{ name, table, owner, order: columns.find((column) => column.name === 'id') ?? owner }];
  });
}

export function createAccountDataRepository(db: Queryable) {
  const removeOwned = async (userId: UserId, kinds: readonly Coverage[]) => {
    for (const { table, owner } of ownedTables(kinds)) await db.delete(table).where(eq(owner, userId));
  };

  return {
    /** Every row with the person's id, by table. */
    async readAll(userId: UserId): Promise<Record<string, Record<string, unknown>[]>> {
      const tables: Record<string, Record<string, unknown>[]> = {};
      for (const { name, table, owner, order } of ownedTables(['data', 'account', 'traces']))
        tables[name] = await db.select().from(table).where(eq(owner, userId)).orderBy(asc(order));
      return tables;
    },

    async removeData(userId: UserId): Promise<void> {
      await removeOwned(userId, ['data']);
    },

    /** Foreign keys clear the columns that mention the person when the `users` row is deleted. */
    async removeAccount(user: UserRow): Promise<void> {
      await removeTraces(db, user);
      await removeOwned(user.id, ['data', 'account']);
      await db.delete(users).where(eq(users.id, user.id));
    },
  };
}

/**
 * Rows without a column for the person's id. They are found by keys that only this person's rows have, never by an email
 * address or other text: addresses are unverified, and deleting an account must not affect anyone else's data.
 */
async function removeTraces(db: Queryable, user: UserRow): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, countersOf(user.id)));
  await db.delete(webhookEvents).where(inArray(customerOf(webhookEvents), await findCustomers(db, user)));

  // An administrator's actions stay on record without their name; actions on the person stay without any details.
  const isAdminAct = like(auditLog.action, 'admin.%');
  await db.delete(auditLog).where(and(eq(auditLog.userId, user.id), not(isAdminAct)));
  await db.update(auditLog).set({ userId: null, address: null }).where(eq(auditLog.userId, user.id));
  await db
    .update(auditLog)
    .set({ subject: null, before: null, after: null })
    .where(eq(auditLog.subject, userSubject(user.id)));
}

/** Must match the expression of its index. */
const customerOf = ({ payload }: typeof webhookEvents) => sql<string>`(${payload} ->> 'customerId')`;

/** The person's present and past customer ids at the payment provider. */
async function findCustomers(db: Queryable, user: UserRow): Promise<string[]> {
  const rows: Pick<UserRow, 'stripeCustomerId'>[] = [user];
  for (const table of [subscriptions, checkouts])
    rows.push(
      ...(await db.select({ stripeCustomerId: table.stripeCustomerId }).from(table).where(eq(table.userId, user.id))),
    );
  return rows.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
}
