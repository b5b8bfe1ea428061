import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import * as schema from '../db/schema/tables.ts';
import type { UserRow } from '../db/schema/users.ts';
import { coverage } from '../features/account-data/coverage.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'firstName'>;

const everyTable = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** Not about people, or filled by the seed. */
const isLeftAlone = (name: string) => ['self', 'nobody'].includes(coverage[name] ?? '') || name === 'site_settings';

/**
 * Inserts one row about the person into every table, generated from the schema, so that tables added later are filled
 * too. Numeric ids are all set to the given id, so that one number identifies everything that belongs to the person.
 */
export async function fillTables(db: Database, person: Person, id: number): Promise<string[]> {
  const waiting = everyTable.filter((table) => !isLeftAlone(getTableName(table)));
  const filled: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) => parents(table).every((parent) => filled.includes(parent)));
    const [table] = waiting.splice(Math.max(0, next), 1);
    if (!table) break;
    await db
      .insert(table)
      .overridingSystemValue()
      .values(buildRow(table, person, id));
    filled.push(getTableName(table));
  }
  return filled;
}

const parents = (table: PgTable): string[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => !isLeftAlone(name) && name !== getTableName(table));

function buildRow(table: PgTable, person: Person, id: number): Record<string, unknown> {
  const targets = new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return columns.map((column) => [column.name, foreignTable] as const);
    }),
  );
  // Public content that a person only reviewed must not contain their data.
  const words =
    coverage[getTableName(table)] === 'mentions' ? { ...person, email: `sample-${id}`, firstName: 'A' } : person;
  return Object.fromEntries(
    Object.entries(getTableColumns(table) as Record<string, PgColumn>).map(([key, column]) => {
      const target = targets.get(column.name);
      return [key, target ? reference(target, person, id) : buildValue(column, words, id)];
    }),
  );
}

function reference(target: Table, person: Person, id: number): number {
  const name = getTableName(target);
  if (name === 'users') return person.id;
  return isLeftAlone(name) ? 1 : id;
}

function buildValue(column: PgColumn, person: Person, id: number): unknown {
  if (column.name === 'id' && column.dataType === 'number') return id;
  // These columns are matched exactly, so they contain only the address.
  if (['email', 'recipient'].includes(column.name)) return person.email;
  if (column.name === 'key') return `write:user-${person.id}`;
  if (column.columnType === 'PgDateString') return '2026-01-01';
  if (column.columnType === 'PgUUID') return randomUUID();
  switch (column.dataType) {
    case 'string':
      return column.primary || /hash|stripe/.test(column.name)
        ? `${column.name}-${id}`
        : `${person.firstName} ${person.email}`;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'date':
      return new Date('2030-01-01T00:00:00Z');
    case 'json':
      // The same customer that the billing rows name.
      return { email: person.email, customerId: `stripe_customer_id-${id}` };
    case 'array':
      return [person.email];
    default:
      throw new Error(`no value for a column of type ${column.dataType}`);
  }
}
