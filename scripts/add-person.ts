import { join } from 'node:path';
import pg from 'pg';

export const addedPassword = 'Correct-horse-1';
/** Of the password above, and cheap to check: how hard one is to guess is not what journeys are about. */
const itsHash = '$argon2id$v=19$m=64,t=1,p=1$yVWoPjj3ak2uXKXjA9U0IA$rocywjdhV48TAkcKZKyNBg9zWg60ZJ04yAYt/6fi0lk';

/**
 * Somebody whom an administrator added, without a subscription, and who has chosen a password: straight into the database of the
 * product that runs on this folder, through its socket.
 */
export async function addPerson(dataDir: string, username: string, email: string): Promise<number> {
  const client = new pg.Client({ host: join(dataDir, 'postgres.socket'), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (username, email, password, first_name, last_name, address_line_1, city, country)
       values ($1, $2, $3, 'Robin', 'Sample', '1 Sample Street', 'Sampleton', 'United Kingdom') returning id`,
      [username, email, itsHash],
    );
    return rows[0]?.id ?? 0;
  } finally {
    await client.end();
  }
}
