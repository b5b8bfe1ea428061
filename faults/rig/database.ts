import pg from 'pg';
import { pause } from './product.ts';

/** Direct access to the database, behind the server's back. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return await work(client).finally(() => client.end());
}

/** Requests a run of a job as the server itself does; a newly started server creates its queues a moment later. */
export async function enqueue(client: pg.Client, job: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query("insert into pgboss.job (name, data) values ($1, '{}')", [job]);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}
