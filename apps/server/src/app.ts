import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import { createPayments } from './adapters/payments.ts';
import type { Config } from './config.ts';
import { answersInTime, type DatabaseHandle } from './db/client.ts';
import { createDiskWatch, type DiskWatch } from './db/disk-watch.ts';
import { cacheList } from './db/list-cache.ts';
import { serveAccountData } from './features/account-data/routes.ts';
import { type RequireRecentProof, requireProof } from './features/accounts/public.ts';
import { serveAccounts } from './features/accounts/routes.ts';
import { serveAdminUsers } from './features/admin-users/routes.ts';
import { serveAdvertisements } from './features/advertisements/routes.ts';
import { serveApplications } from './features/applications/routes.ts';
import { serveAssistant } from './features/assistant/routes.ts';
import { serveAudit } from './features/audit/routes.ts';
import { isAwaited, settlePreRegistration, usePreRegistration } from './features/billing/checkout/pre-registration.ts';
import { endBilling } from './features/billing/end-billing.ts';
import { serveWebhook } from './features/billing/provider-events/webhook.ts';
import { serveBilling } from './features/billing/routes.ts';
import { type Collector, createCollector } from './features/collection/collector.ts';
import { createPageReader } from './features/collection/pages/page-reader.ts';
import { serveCollection } from './features/collection/routes.ts';
import { serveContact } from './features/contact/routes.ts';
import { serveDashboard } from './features/dashboard/routes.ts';
import { serveDocuments } from './features/documents/routes.ts';
import { serveEventAdmin } from './features/events/admin/routes.ts';
import { serveEvents } from './features/events/routes.ts';
import { serveJobDescriptions } from './features/job-descriptions/routes.ts';
import { createPostingReader, type PostingReader } from './features/job-import/posting-reader.ts';
import { serveJobImport } from './features/job-import/routes.ts';
import { serveSiteMetrics } from './features/metrics/routes.ts';
import { serveNewsAdmin } from './features/news/admin/routes.ts';
import { serveNews } from './features/news/routes.ts';
import { serveResumes } from './features/resumes/routes.ts';
import { createSessionFinder, createSessionRepository } from './features/sessions/public.ts';
import { serveSessions } from './features/sessions/routes.ts';
import { createSiteRepository } from './features/site/public.ts';
import { serveSite } from './features/site/routes.ts';
import { serveSiteSettings } from './features/site/settings/routes.ts';
import { createServe, serveIn } from './http/bind.ts';
import { readJsonBodies } from './http/bodies/json-body.ts';
import { drainLeftoverBodies } from './http/bodies/leftover-body.ts';
import { drainBeforeClosing } from './http/drain.ts';
import { installErrorHandler, refuseWritesWhenFull } from './http/errors/error-handler.ts';

import { createLimiter } from './http/limits/limits.ts';
import { createRateLimitRepository } from './http/limits/rate-limit-repository.ts';
import { createSpendSearch } from './http/limits/search-limit.ts';
import { serveMetrics } from './http/log/metrics.ts';
import { serveApiDocs } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serverOptions } from './http/server-options.ts';
import { createSessions } from './http/session.ts';
import { allJobs } from './jobs/all-jobs.ts';
import type { Job } from './jobs/job.ts';
import type { Documents } from './ports/documents.ts';
import type { MailTransport } from './ports/mail.ts';
import type { OutboundFetch } from './ports/outbound-fetch.ts';
import type { Payments } from './ports/payments.ts';
import type { TextWork } from './ports/text-work.ts';
import { serveWebApp, type WebApp } from './web-app/web-app.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly text: TextWork;
  /** Metrics of other parts, shown together with our own. */
  readonly metrics?: readonly Metric[];
  readonly documents: Documents;
  readonly fetch: OutboundFetch;
  /** For event and news sources, which administrators list. A dead one must not delay anything else. */
  readonly fetchSources: OutboundFetch;
  /** For mail whose sender waits for the outcome; all other mail goes through the outbox. */
  readonly mail: MailTransport;
  /** By default the one in the configuration; tests pass a stand-in. */
  readonly payments?: Payments;
  readonly collector?: Collector;
  /** By default a reader with its own time limit. */
  readonly postings?: PostingReader;
  readonly now?: () => Date;
  /** Without it, only failed writes reveal that the disk is full. */
  readonly disk?: DiskWatch;
  /** Absent in tests of the API only. */
  readonly web?: WebApp;
  /** Asks the jobs to send queued mail soon; without it, mail is sent by the run every minute. */
  readonly nudgeMail?: () => void;
  /** Jobs are started after the app, by its creator; without this they are assumed not to be running. */
  readonly areJobsRunning?: () => boolean;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** Background jobs of the application, for the caller to start. */
  readonly jobs: readonly Job[];
}

/** The whole application as one explicit list. It does not listen by itself. */
export async function buildApp({
  config,
  database,
  text,
  metrics = [],
  documents,
  fetch,
  fetchSources,
  mail,
  now = () => new Date(),
  disk = createDiskWatch(undefined),
  web,
  nudgeMail = () => undefined,
  areJobsRunning = () => false,
  ...given
}: AppDeps): Promise<BuiltApp> {
  const app = Fastify(serverOptions(config));
  const { db, pool } = database;
  const { newsApiBaseUrl } = config.collection;
  const payments = given.payments ?? (await createPayments(config.stripe, db, now));
  // Shared by requests and jobs, so that both respect the pauses for the same host.
  const pages = createPageReader();
  app.addHook('onClose', () => pages.close());
  const collector =
    given.collector ?? createCollector({ db, fetch: fetchSources, pages, newsApiBaseUrl, log: app.log, now });

  installErrorHandler(app, disk);
  readJsonBodies(app);
  drainBeforeClosing(app);
  drainLeftoverBodies(app);
  setSecurityHeaders(app, {
    isHttps: config.isHttps,
    scriptHashes: web?.scriptHashes ?? [],
    usesStripe: config.stripe !== undefined,
    adNetworkScriptUrl: config.adNetworkScriptUrl,
  });
  refuseOtherOrigins(app, config.appUrl);
  refuseWritesWhenFull(app, disk);

  const counters = createRateLimitRepository(db);
  const limiter = createLimiter(counters, config.rateLimitMultiplier);
  const sessions = createSessions({
    store: createSessionRepository(db),
    findUser: createSessionFinder(database),
    isHttps: config.isHttps,
    isSignInProof: config.proofMinutes > 0,
  });
  const spendSearch = createSpendSearch(limiter);
  const gate = { sessions, limiter };
  const serve = createServe(app, gate);

  const billing = {
    db,
    payments,
    log: app.log,
    now,
    appUrl: config.appUrl,
    supportAddress: config.addresses.support,
    modelCallsADay: config.ai.provider === 'embedded' ? null : config.ai.dailyLimits.user,
    nudgeMail,
  };
  serveSite(serve, { db, isDatabaseReady: () => answersInTime(pool), disk, areJobsRunning });
  serveAccounts(serve, {
    db,
    limiter,
    now,
    sessions,
    appUrl: config.appUrl,
    supportAddress: config.addresses.support,
    nudgeMail,
    isSubscriptionRequired: async () => (await createSiteRepository(db).getSettings()).subscriptionRequired,
    settlePreRegistration: (paid) => settlePreRegistration(paid, billing),
    isAwaited,
    verifyPreRegistration: (tx, user, paid) => usePreRegistration(tx, user, paid, billing),
  });
  serveSessions(serve, { db });
  serveAudit(serve, { db });
  const requireRecentProof: RequireRecentProof = (queryable, user) =>
    requireProof(queryable, user, config.proofMinutes);
  serveAccountData(serve, {
    db,
    mail,
    now,
    sessions,
    requireRecentProof,
    endBilling: (user) => endBilling(user, billing),
  });
  serveBilling(serve, billing);
  await serveWebhook(app, billing);
  serveContact(serve, { db, supportAddress: config.addresses.support, nudgeMail });

  const postings = given.postings ?? createPostingReader();
  app.addHook('onClose', () => postings.close());
  serveJobImport(serve, { fetch, postings });
  await app.register(async (part) => {
    // Encapsulated, because its hooks would run for every request and only these take files.
    await part.register(fastifyMultipart);
    serveDocuments(serveIn(part, gate), { documents, text }, now);
  });
  serveAssistant(serve, { text, limiter, documents, db, now, log: app.log });
  serveResumes(serve, { db });
  serveJobDescriptions(serve, { db, text });
  serveApplications(serve, { db, now });
  serveDashboard(serve, { db });
  serveEvents(serve, {
    db,
    kept: cacheList(database, 'employer_events'),
    spendSearch,
    appUrl: config.appUrl,
    now,
  });
  serveNews(serve, {
    db,
    kept: cacheList(database, 'news_articles'),
    visits: counters,
    spendSearch,
    appUrl: config.appUrl,
    now,
  });

  serveAdvertisements(serve, { db, now });
  serveAdminUsers(serve, {
    db,
    limiter,
    mail,
    requireRecentProof,
    appUrl: config.appUrl,
    supportAddress: config.addresses.support,
    nudgeMail,
    endBilling: (user) => endBilling(user, billing),
    now,
  });
  serveEventAdmin(serve, { db, now });
  serveNewsAdmin(serve, { db, now });
  serveSiteSettings(serve, { db, now, isCollectedOnSchedule: config.collection.isScheduled });
  serveCollection(app, serve, { db, collector });
  serveSiteMetrics(serve, { db, now });

  serveApiDocs(app);
  serveMetrics(app, { token: config.metricsToken, trustProxy: config.trustProxy, metrics });
  if (web) await serveWebApp(app, web, config);
  return { app, jobs: allJobs({ config, db, mail, billing, collector, now }) };
}
