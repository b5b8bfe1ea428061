import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** Always uses the embedded database, whatever the other tests run on: it is what is being tested. */
let embedded: EmbeddedPostgres;
let pool: pg.Pool;
beforeAll(async () => {
  embedded = await startEmbeddedPostgres({ dataDir: null, maxConnections: 20 });
  // Many clients wait on purpose, and on a busy machine for a long time.
  pool = connect({ ...embedded.connection, max: 12, connectionTimeoutMillis: 0 }, () => undefined).pool;
});
afterAll(async () => {
  await pool.end();
  await embedded.close();
});

test('every client gets the result of its own query, however many run at once', async () => {
  const ask = async (n: number) => {
    // Long enough that a query sometimes arrives in several chunks.
    const filler = 'x'.repeat((n % 7) * 30_000);
    const { rows } = await pool.query(`select $1::int as n, length($2) as size, '${n % 5}' as kind`, [n, filler]);
    return rows[0];
  };
  const answers = await Promise.all(Array.from({ length: 400 }, (_, n) => ask(n)));
  expect(answers).toEqual(answers.map((_, n) => ({ n, size: (n % 7) * 30_000, kind: String(n % 5) })));
});

test('transactions of several clients do not mix, and a failed one leaves nothing', async () => {
  await pool.query('create table counted (client int, step int)');
  const run = async (n: number) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (let step = 0; step < 5; step += 1) await client.query('insert into counted values ($1, $2)', [n, step]);
      if (n % 3 === 0) await client.query('select 1 / 0').catch(() => undefined);
      await client.query(n % 3 === 0 ? 'rollback' : 'commit');
    } finally {
      client.release();
    }
  };
  await Promise.all([
    ...Array.from({ length: 30 }, (_, n) => run(n)),
    ...Array.from({ length: 60 }, () => pool.query('select $1::int', [1])),
  ]);
  const { rows } = await pool.query(
    'select client, count(*)::int as steps from counted group by client order by client',
  );
  expect(rows).toEqual(
    Array.from({ length: 30 }, (_, n) => n)
      .filter((n) => n % 3 !== 0)
      .map((client) => ({ client, steps: 5 })),
  );
});

test('a client that disconnects during a transaction does not block others', async () => {
  await pool.query('create table kept (n int)');
  const gone = await pool.connect();
  await gone.query('begin');
  await gone.query('insert into kept values (1)');
  gone.release(new Error('vanished'));
  expect((await pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 0 }]);
});
