import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssistantLog } from './adapters/assistant.ts';
import { createFileMail } from './adapters/file-mail.ts';
import { lookupAll } from './adapters/guarded-fetch/checked-target.ts';
import { fewAtATime } from './adapters/guarded-fetch/few-at-a-time.ts';
import { createGuardedFetch } from './adapters/guarded-fetch/guarded-fetch.ts';
import { createLocalDocuments } from './adapters/local-documents.ts';
import { createModelMetrics } from './adapters/model-metrics.ts';
import { createSmtpMail } from './adapters/smtp-mail.ts';
import { openTextWork } from './adapters/text-work/open-text-work.ts';
import { buildApp } from './app.ts';
import { BadConfiguration, type Config, readConfig } from './config.ts';
import { createDiskWatch } from './db/disk-watch.ts';
import { keepFilesPrivate } from './db/embedded/data-folder.ts';
import { isSentence, openDatabase } from './db/open-database.ts';
import { openUsageLedger } from './features/ai-usage/public.ts';
import { takeSnapshot } from './features/metrics/jobs.ts';
import { deliverMail } from './jobs/maintenance.ts';
import { type JobRunner, keepStartingJobs } from './jobs/runner.ts';
import { outboundUserAgent } from './ports/outbound-fetch.ts';
import { version } from './version.ts';
import { readWebApp } from './web-app/web-app.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, {
    onIdleError: (error) => process.stderr.write(`database connection: ${error.message}\n`),
    onAdminPassword: (generated) => say(`Administrator: admin / ${generated}`),
    onNotice: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const webFolder = fileURLToPath(new URL('./web', import.meta.url));
  // The jobs start after the app, because they use its log. Until then, mail waits for the run every minute.
  let runner: JobRunner | undefined;
  const nudgeMail = () => {
    runner
      ?.enqueue(deliverMail, {})
      .catch((error: unknown) => app.log.warn({ err: error }, 'mail waits for the minute'));
  };
  const web = existsSync(webFolder) ? { web: readWebApp(webFolder) } : {};
  const documents = createLocalDocuments();
  const outbound = { allowHosts: config.fetchAllowHosts, userAgent: outboundUserAgent };
  const fetch = createGuardedFetch({ ...outbound, lookup: fewAtATime(lookupAll, 8) });
  const fetchSources = createGuardedFetch(outbound);
  const log: AssistantLog = {
    onFallback: (notice) => app.log.warn(notice, 'the rules answer for the language model'),
    onLedgerError: (error) => app.log.error({ err: error }, 'the use of the language model could not be recorded'),
  };
  const modelMetrics = createModelMetrics();
  const text = await openTextWork(config.ai, (model) => openUsageLedger(database.db, model), log, modelMetrics);
  const mail = createMail(config, (line) => app.log.info(line));
  const { metrics } = modelMetrics;
  const disk = createDiskWatch(config.database.url ? undefined : config.dataDir);
  const deps = {
    config,
    database,
    text,
    metrics,
    documents,
    fetch,
    fetchSources,
    mail,
    nudgeMail,
    areJobsRunning: () => runner !== undefined,
    disk,
    ...web,
  };
  const { app, jobs } = await buildApp(deps);
  const { provider, model, baseUrl } = config.ai;
  app.log.info({ provider, model, host: baseUrl && new URL(baseUrl).host }, 'the assistant is ready');
  app.log.info({ version }, 'Fitted starts');
  // Listen first: visitors need not wait for the jobs to start.
  await app.listen({ port: config.port, host: config.host });
  documents.warm();
  text.warm();
  const starting = keepStartingJobs({ pool: database.pool, log: app.log, jobs }, (started) => {
    runner = started;
    // At every start, so that a site that runs for only an hour a day still gets a figure for that day.
    started
      .enqueue(takeSnapshot, {})
      .catch((error: unknown) => app.log.warn({ err: error }, 'the figures wait for their hour'));
  });
  closeOnSignal(async () => {
    await app.close();
    await starting.stop();
    await Promise.all([documents.close(), text.close()]);
    mail.close();
    await database.close();
  });
  say(`Fitted is ready at ${config.appUrl}`);
}

const createMail = (config: Config, log: (line: string) => void) =>
  config.mail.smtpUrl
    ? createSmtpMail(config.mail.smtpUrl, config.mail.from)
    : createFileMail(join(config.dataDir, 'outbox'), config.mail.from, log);

/** Finishes work in progress; a second signal, or twenty seconds, exits at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not close cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

keepFilesPrivate();
main().catch((error: unknown) => {
  const isExpected = error instanceof BadConfiguration || isSentence(error);
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
