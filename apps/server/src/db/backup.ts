import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';

/**
 * A backup is every row as gzipped JSON, one batch per line. It does not depend on whether the database is embedded or a server,
 * so it can also move a site from one to the other. Queued jobs are left out; they are scheduled again.
 */
interface Header {
  readonly fitted: 1;
  readonly migrations: number;
  readonly tables: readonly string[];
}

type Batch = { readonly table: string; readonly rows: readonly unknown[] };
type Footer = { readonly rows: number };

const batchSize = 500;

export class BackupRefused extends Error {}

export async function writeBackup(pool: pg.Pool, path: string): Promise<number> {
  const client = await pool.connect();
  try {
    // One snapshot: a transaction committed while the backup runs is either entirely in it or not at all.
    await client.query('begin transaction isolation level repeatable read read only');
    let rows = 0;
    const lines = async function* () {
      const tables = await tablesInOrder(client);
      const header: Header = { fitted: 1, migrations: await countMigrations(client), tables };
      yield `${JSON.stringify(header)}\n`;
      for (const table of tables) {
        for await (const batch of batches(client, table)) {
          rows += batch.rows.length;
          yield `${JSON.stringify(batch)}\n`;
        }
      }
      yield `${JSON.stringify({ rows } satisfies Footer)}\n`;
    };
    // Keep the previous backup of this name until this one is complete.
    const part = `${path}.part`;
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }));
    await client.query('commit');
    await rename(part, path);
    return rows;
  } finally {
    client.release();
  }
}

/** Restores into a migrated but unused database, all or nothing. */
export async function restoreBackup(pool: pg.Pool, path: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await readInto(client, path);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function readInto(client: pg.PoolClient, path: string): Promise<number> {
  let rows = 0;
  let isComplete = false;
  let tables: readonly string[] = [];
  for await (const part of readParts(path)) {
    if ('fitted' in part) {
      tables = part.tables;
      await prepare(client, part);
    } else if ('table' in part) {
      if (!tables.includes(part.table)) throw new BackupRefused(`The backup names an unknown table: ${part.table}`);
      await insertBatch(client, part);
      rows += part.rows.length;
    } else {
      isComplete = part.rows === rows;
    }
  }
  if (!isComplete) throw new BackupRefused('The backup is incomplete: its last line is missing or counts differently.');
  for (const table of tables) await continueNumbering(client, table);
  await continueReadings(client);
  return rows;
}

async function* readParts(path: string): AsyncGenerator<Header | Batch | Footer> {
  try {
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
      yield JSON.parse(line) as Header | Batch | Footer;
  } catch (cause) {
    throw new BackupRefused(`${path} is not a backup of a site, or is damaged.`, { cause });
  }
}

async function prepare(client: pg.PoolClient, header: Header): Promise<void> {
  const [known, migrations] = [await tablesInOrder(client), await countMigrations(client)];
  if (header.migrations !== migrations || known.join() !== header.tables.join()) {
    throw new BackupRefused(
      `The backup is of schema ${header.migrations}, this database of ${migrations}. Restore it with the version that made it.`,
    );
  }
  const { rows } = await client.query('select 1 from users limit 2');
  if (rows.length > 1) throw new BackupRefused('This database is in use: a backup is restored into an empty one only.');
  // The first start has already seeded these tables.
  await client.query(`truncate ${known.map(quote).join(', ')} restart identity cascade`);
}

async function* batches(client: pg.PoolClient, table: string): AsyncGenerator<Batch> {
  await client.query(`declare rows_of_table cursor for select to_jsonb(t) as row from ${quote(table)} t`);
  for (;;) {
    const { rows } = await client.query<{ row: unknown }>(`fetch ${batchSize} from rows_of_table`);
    if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
    if (rows.length < batchSize) break;
  }
  await client.query('close rows_of_table');
}

async function insertBatch(client: pg.PoolClient, { table, rows }: Batch): Promise<void> {
  const name = quote(table);
  const columns = (await storedColumns(client, table)).map(quote).join(', ');
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Excludes generated columns, which cannot be inserted. */
async function storedColumns(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = " +
      "$1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  return rows.map(({ name }) => name);
}

async function continueNumbering(client: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ sequence: string | null }>(
    "select pg_get_serial_sequence($1, 'id') as sequence from information_schema.columns where table_name = $2 and column_name = 'id' and is_identity = 'YES'",
    [quote(table), table],
  );
  const sequence = rows[0]?.sequence;
  if (sequence) await client.query(`select setval($1, greatest((select max(id) from ${quote(table)}), 1))`, [sequence]);
}

/** Readings are numbered across tables by one sequence. Restarting it at 1 would make every new reading look outdated. */
const continueReadings = (client: pg.PoolClient) =>
  client.query(
    "select setval('billing_readings', greatest((select max(reading) from subscriptions), (select max(reading) from checkouts), 1))",
  );

/** Referenced tables first, so that foreign keys are satisfied. */
async function tablesInOrder(client: pg.PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    "select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  );
  const ordered: string[] = [];
  const place = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const link of links) if (link.from === name) place(link.to, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of tables) place(name, []);
  return ordered;
}

async function countMigrations(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
