import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const instant = moment;
export const createdAt = () => moment('created_at').notNull().defaultNow();
/** Updated automatically. Repositories set it only where a change may be empty, because an update without columns is an error. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);
