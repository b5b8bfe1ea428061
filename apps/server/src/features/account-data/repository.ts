import { and, asc, eq, getTableName, is, like, not, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { isSameText } from '../../db/same-text.ts';
import * as schema from '../../db/schema/tables.ts';
import { userSubject } from '../audit/public.ts';
import type { UserRow } from '../sessions/repository.ts';
import { type Coverage, coverage } from './coverage.ts';

const { auditLog, checkouts, contactMessages, mailOutbox, rateLimits, users, webhookEvents } = schema;

export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly order: PgColumn;
}

export const allTables = (): PgTable[] =>
  Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Every table whose rows belong to a person, whether or not the list of coverage names it. */
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
  const removeOwned = async (userId: number, kinds: readonly Coverage[]) => {
    for (const { table, owner } of ownedTables(kinds)) await db.delete(table).where(eq(owner, userId));
  };

  return {
    /** Every row that carries the person's id, table by table. */
    async readAll(userId: number): Promise<Record<string, Record<string, unknown>[]>> {
      const tables: Record<string, Record<string, unknown>[]> = {};
      for (const { name, table, owner, order } of ownedTables(['data', 'account', 'traces']))
        tables[name] = await db.select().from(table).where(eq(owner, userId)).orderBy(asc(order));
      return tables;
    },

    async removeData(user: UserRow): Promise<void> {
      await removeOwned(user.id, ['data']);
      await removeContactMessages(db, user);
    },

    /** Foreign keys empty the columns that mention the person when the row of `users` goes. */
    async removeAccount(user: UserRow): Promise<void> {
      await removeTraces(db, user);
      await removeOwned(user.id, ['data', 'account']);
      await db.delete(users).where(eq(users.id, user.id));
    },
  };
}

const removeContactMessages = (db: Queryable, user: UserRow) =>
  db.delete(contactMessages).where(isSameText(contactMessages.email, user.email));

/**
 * Rows that belong to nobody by key but speak of the person. Found by their address, which nobody has proved to be
 * theirs: enough to delete by, not enough to hand out, so export leaves these alone.
 */
async function removeTraces(db: Queryable, user: UserRow): Promise<void> {
  await removeContactMessages(db, user);
  await db.delete(mailOutbox).where(or(eq(mailOutbox.userId, user.id), isSameText(mailOutbox.recipient, user.email)));
  await db.delete(checkouts).where(or(eq(checkouts.userId, user.id), isSameText(checkouts.email, user.email)));
  await db.delete(rateLimits).where(like(rateLimits.key, `%:user-${user.id}`));

  const marks = [user.email, user.stripeCustomerId].filter((mark) => mark !== null);
  await db.delete(webhookEvents).where(or(...marks.map((mark) => mentions(webhookEvents.payload, mark))));

  // What an administrator did stays on record without their name; what was done to the person keeps only that it was.
  const isAdminAct = like(auditLog.action, 'admin.%');
  await db.delete(auditLog).where(and(eq(auditLog.userId, user.id), not(isAdminAct)));
  await db.update(auditLog).set({ userId: null, address: null }).where(eq(auditLog.userId, user.id));
  await db
    .update(auditLog)
    .set({ subject: null, before: null, after: null })
    .where(
      or(
        eq(auditLog.subject, userSubject(user.id)),
        mentions(auditLog.before, user.email),
        mentions(auditLog.after, user.email),
      ),
    );
}

const mentions = (column: PgColumn, mark: string) => sql`position(lower(${mark}) in lower(${column}::text)) > 0`;
