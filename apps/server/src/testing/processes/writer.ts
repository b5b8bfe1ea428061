import { connect } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';

const [, , dataDir = '', template = ''] = process.argv;
const embedded = await startEmbeddedPostgres({ dataDir, template: template || undefined, maxConnections: 4 });
const { pool } = connect({ ...embedded.connection, connectionTimeoutMillis: 0 }, () => undefined);
await pool.query('create table if not exists written (n int generated always as identity primary key, filler text)');

for (;;) {
  const { rows } = await pool.query<{ n: number }>(
    "insert into written (filler) values (repeat('x', 200)) returning n",
  );
  process.stdout.write(`${rows[0]?.n}\n`);
}
