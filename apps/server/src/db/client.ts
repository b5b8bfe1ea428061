import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/tables.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What repositories run on: the pool, or a transaction opened by a service. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For statements that run with every request: named, they are parsed and planned once per connection. */
  readonly named: (name: string, text: string) => { readonly name?: string; readonly text: string };
  close(): Promise<void>;
}

export function connect(connection: pg.PoolConfig, onIdleError: (error: Error) => void): DatabaseHandle {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...connection });
  // A restarting server drops idle connections. Without a listener, that error would end this process too.
  pool.on('error', onIdleError);
  // The connections of the embedded database share one session, so their statement names would collide.
  const hasOwnSessions = connection.connectionString !== undefined;
  return {
    db: drizzle(pool, { schema }),
    pool,
    named: (name, text) => (hasOwnSessions ? { name, text } : { text }),
    close: () => pool.end(),
  };
}

const answerWithinMs = 3000;

/** Whether the database answers before the timeout. */
export async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((done) => {
    timer = setTimeout(done, answerWithinMs, false);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
