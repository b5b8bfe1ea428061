import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Who did what: users' security events, and every change made by an administrator. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The account that acted; set to null when the account is deleted, so that administrators' entries remain. */
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subject: text('subject'),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.createdAt),
    index('audit_log_created').on(table.createdAt),
    index('audit_log_subject').on(table.subject).where(sql`subject is not null`),
    index('audit_log_admin').on(table.id).where(sql`${table.action} like 'admin.%'`),
  ],
);

/** Fixed windows, one row per key, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowEndsAt: instant('window_ends_at').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);

/** Mail is written here in the transaction that causes it and sent by a job, so a mail server outage delays it but loses none. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    triedAt: instant('tried_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mail_outbox_unsent').on(table.sentAt, table.createdAt),
    index('mail_outbox_user').on(table.userId).where(sql`user_id is not null`),
  ],
);
