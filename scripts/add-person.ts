import { join } from 'node:path';
import pg from 'pg';

export const addedPassword = 'Correct-horse-1';
/** The hash of the password above, cheap to check: the journeys are not about how hard it is to guess. */
const itsHash = '$argon2id$v=19$m=64,t=1,p=1$yVWoPjj3ak2uXKXjA9U0IA$rocywjdhV48TAkcKZKyNBg9zWg60ZJ04yAYt/6fi0lk';

/**
 * Adds a person as an administrator would, without a subscription and with a password chosen: directly in the database
 * of the product that runs on this folder, through its socket.
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
