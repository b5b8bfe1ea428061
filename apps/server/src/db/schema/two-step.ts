import type { UserId } from '@fitted/contract/primitives';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** An authenticator app that a person has set up or started to set up. */
export const twoStepSecrets = pgTable('two_step_secrets', {
  userId: integer('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, as authenticator apps expect it. */
  secret: text('secret').notNull(),
  /** Null until the first correct code proves that the app has the secret. Sign-in asks for codes only after that. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code, so that a code seen by someone else cannot be replayed. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
