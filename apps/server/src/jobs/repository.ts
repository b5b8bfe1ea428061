import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Reads pg-boss's own tables, which exist only once jobs have been started. */
export async function readQueues(db: Queryable): Promise<QueueState[]> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.queue') is not null as "exists"`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await db.execute<{ name: string; waiting: number; running: number; failed: number }>(sql`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name`);
  return rows;
}
