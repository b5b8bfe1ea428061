/**
 * What each table holds about a person, by its SQL name. A test fails for a table that is not named here, so that a new
 * one with someone's data cannot be forgotten by export and erasure.
 *
 * - `self`: the person's own row, exported as the account and gone with it;
 * - `data`: rows with a `user_id`, gone when the person deletes their data;
 * - `account`: rows with a `user_id`, gone with the account only (one needs a password and a plan to stay);
 * - `traces`: rows about the person that are found by another key as well, see the repository;
 * - `mentions`: columns that point to whoever reviewed or changed something; emptied with the account;
 * - `nobody`: holds nothing about persons.
 */
export type Coverage = 'self' | 'data' | 'account' | 'traces' | 'mentions' | 'nobody';

export const coverage: Readonly<Record<string, Coverage>> = {
  users: 'self',
  sessions: 'account',
  two_step_secrets: 'account',
  recovery_codes: 'account',
  subscriptions: 'account',
  payments: 'account',
  // One that was begun without an account carries no id until its buyer registers; left alone, it ends after a day.
  checkouts: 'account',
  mail_outbox: 'account',
  // Not data: deleting it would give the day's allowance back.
  ai_usage: 'account',
  resumes: 'data',
  job_descriptions: 'data',
  job_applications: 'data',
  resume_improvements: 'data',
  stated_facts: 'data',
  mood_entries: 'data',
  motivational_insights: 'data',
  // Of whoever was signed in: an address that is typed proves nothing.
  contact_messages: 'data',
  audit_log: 'traces',
  rate_limits: 'traces',
  webhook_events: 'traces',
  employer_events: 'mentions',
  news_articles: 'mentions',
  site_settings: 'mentions',
  collection_runs: 'nobody',
  collection_run_sources: 'nobody',
  collection_sources: 'nobody',
  collected_items: 'nobody',
  plans: 'nobody',
  // A hash that nothing else here can be matched with; it keeps a free trial from being had twice.
  trial_uses: 'nobody',
  // The sandbox stands for the payment provider: test cards without names. Ending the billing removes the customer there.
  gateway_subscriptions: 'nobody',
  gateway_invoices: 'nobody',
  gateway_intents: 'nobody',
  site_metrics: 'nobody',
  advertisements: 'nobody',
};

/** Secrets, not data: even their owner gets nothing from them, and a thief of the file would. */
export const withheldColumns: readonly string[] = [
  'password',
  'resetToken',
  'tokenHash',
  'secret',
  'lastStep',
  'codeHash',
  // A mail that still waits may hold a reset link, which is its address's to have, not the session's.
  'text',
  'html',
];
