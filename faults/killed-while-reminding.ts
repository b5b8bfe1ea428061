import type pg from 'pg';
import { sparePort, withPostgres } from '../scripts/postgres.ts';
import type { Fault } from './fault.ts';
import { enqueue, withClient } from './rig/database.ts';
import { type Product, pause, startProduct, withFolder } from './rig/product.ts';

const peopleAKill = 10;
const job = 'applications.remind';

export const killedWhileReminding: Fault = {
  name: 'killed-while-reminding',
  promise: 'killed again and again while it reminds people of their follow-ups: everybody is reminded, nobody twice',
  times: { usual: 5, record: 20 },
  run: (times) => withPostgres((databaseUrl) => withFolder((folder) => remindUnderKills(times, databaseUrl, folder))),
};

async function remindUnderKills(times: number, databaseUrl: string, folder: string) {
  const options = { folder, databaseUrl, port: await sparePort() };
  let product: Product = await startProduct(options);
  try {
    return await withClient(databaseUrl, async (client) => {
      let undone = 0;
      for (let kill = 0; kill < times; kill += 1) {
        await addPeople(client, kill * peopleAKill);
        await enqueue(client, job);
        await untilUnderWay(client);
        await pause(Math.random() * 40);
        await product.end('SIGKILL');
        undone += (await countMails(client)).people < (kill + 1) * peopleAKill ? 1 : 0;
        product = await startProduct(options);
      }
      await enqueue(client, job);
      const wanted = times * peopleAKill;
      for (let waits = 0; (await countMails(client)).people < wanted && waits < 300; waits += 1) await pause(200);
      // Anybody who would get a second reminder gets it now.
      await enqueue(client, job);
      await pause(5000);
      const { people, mails } = await countMails(client);
      return {
        isKept: people === wanted && mails === wanted,
        figures: {
          kills: times,
          killedBeforeItWasDone: undone,
          people: wanted,
          reminded: people,
          twice: mails - people,
        },
      };
    });
  } finally {
    await product.end('SIGKILL');
  }
}

async function addPeople(client: pg.Client, from: number): Promise<void> {
  await client.query(
    `with people as (
       insert into users (username, email, first_name, last_name, password, address_line_1, city, country)
       select 'reminded' || n, 'reminded' || n || '@example.com', 'Ada', 'Brook', '-', '1 Sample Street', 'Sampleton', 'United Kingdom'
       from generate_series($1::int + 1, $1::int + $2::int) n returning id)
     insert into job_applications (user_id, job_title, company, follow_up_on)
     select id, 'Baker', 'Sample Bakery', current_date from people`,
    [from, peopleAKill],
  );
}

async function untilUnderWay(client: pg.Client): Promise<void> {
  for (let waits = 0; waits < 1000; waits += 1) {
    const { rows } = await client.query("select 1 from pgboss.job where name = $1 and state = 'created'", [job]);
    if (rows.length === 0) return;
    await pause(10);
  }
}

async function countMails(client: pg.Client): Promise<{ people: number; mails: number }> {
  const { rows } = await client.query<{ people: number; mails: number }>(
    "select count(distinct recipient)::int as people, count(*)::int as mails from mail_outbox where recipient like 'reminded%'",
  );
  return rows[0] ?? { people: 0, mails: 0 };
}
