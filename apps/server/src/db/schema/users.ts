import type { Language } from '@fitted/contract/languages';
import type { UserId } from '@fitted/contract/primitives';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

type UserColumn = 'username' | 'email' | 'firstName' | 'lastName' | 'company' | 'jobTitle';

/** All text searchable by administrators. The index uses the same expression; keep them identical. */
export const searchedInUsers = (table: Record<UserColumn, SQLWrapper>): SQL =>
  sql`${table.username} || E'\\n' || ${table.email} || E'\\n' || ${table.firstName} || ' ' || ${table.lastName} || E'\\n' || coalesce(${table.company}, '') || E'\\n' || coalesce(${table.jobTitle}, '')`;

export const users = pgTable(
  'users',
  {
    id: id().$type<UserId>(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** An argon2id hash, never the password. */
    password: text('password').notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2'),
    city: text('city').notNull(),
    postCode: text('post_code'),
    region: text('region'),
    country: text('country').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    profilePicture: text('profile_picture'),
    jobTitle: text('job_title'),
    company: text('company'),
    /** SHA-256 of the mailed token, so that a leaked table gives no access. */
    resetToken: text('reset_token'),
    resetTokenExpiry: instant('reset_token_expiry'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** The language of mails. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Whether to send reminders for applications whose follow-up is due. */
    followUpReminders: boolean('follow_up_reminders').notNull().default(true),
    lastLoginAt: instant('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('users_search').using('gin', sql`(${searchedInUsers(table)}) gin_trgm_ops`),
    index('users_last_name').on(sql`lower(${table.lastName})`, table.id),
    index('users_last_login').on(sql`coalesce(${table.lastLoginAt}, '-infinity')`, table.id),
    // People type their address in any case, and two accounts that differ only in case would be confusing.
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_created_at').on(table.createdAt),
  ],
);

export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When this session last provided the password or a code; null if that proof was used up or never counted. */
    provenAt: instant('proven_at').defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
