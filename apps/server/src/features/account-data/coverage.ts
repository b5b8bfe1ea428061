/**
 * What each table contains about a person, by SQL name. A test fails for tables missing here, so that export and
 * erasure cannot forget a new table with personal data.
 *
 * - `self`: the person's own row, exported as the account and deleted with it;
 * - `data`: rows with a `user_id`, deleted when the person deletes their data;
 * - `account`: rows with a `user_id`, deleted only with the account (a password and a plan are needed to stay);
 * - `traces`: rows about the person that are also found by another key, see the repository;
 * - `mentions`: columns naming the person who reviewed or changed something; set to null with the account;
 * - `nobody`: contains nothing about people.
 */
export type Coverage = 'self' | 'data' | 'account' | 'traces' | 'mentions' | 'nobody';

export const coverage: Readonly<Record<string, Coverage>> = {
  users: 'self',
  sessions: 'account',
  two_step_secrets: 'account',
  recovery_codes: 'account',
  subscriptions: 'account',
  payments: 'account',
  // A checkout started without an account has no user id until its buyer registers; otherwise it ends after a day.
  checkouts: 'account',
  mail_outbox: 'account',
  // Not `data`: deleting it would restore the day's allowance.
  ai_usage: 'account',
  resumes: 'data',
  job_descriptions: 'data',
  job_applications: 'data',
  resume_improvements: 'data',
  stated_facts: 'data',
  mood_entries: 'data',
  motivational_insights: 'data',
  // Only of the person who was signed in: a typed address proves nothing.
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
  // A hash that cannot be matched to anything else here; it prevents a second free trial.
  trial_uses: 'nobody',
  // The sandbox replaces the payment provider: test cards without names. Ending the billing removes its customer.
  gateway_subscriptions: 'nobody',
  gateway_invoices: 'nobody',
  gateway_intents: 'nobody',
  site_metrics: 'nobody',
  advertisements: 'nobody',
};

/** Secrets, not data: useless to their owner, but not to someone who steals the exported file. */
export const withheldColumns: readonly string[] = [
  'password',
  'resetToken',
  'tokenHash',
  'secret',
  'lastStep',
  'codeHash',
  // A queued mail may contain a reset link, which only the owner of the mailbox may see, not every session.
  'text',
  'html',
];
