import { createGuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { connect } from '../../db/client.ts';
import { createCollector } from '../../features/collection/collector.ts';
import { outboundUserAgent } from '../../ports/outbound-fetch.ts';
import { createWebReader } from '../../web-reading/web-reader.ts';

/** A separate process that collects once what is due, using the given database and web server. */
const [, , connection = '{}', host = ''] = process.argv;
const { db, close } = connect({ ...JSON.parse(connection), connectionTimeoutMillis: 0, max: 4 }, () => undefined);
const fetch = createGuardedFetch({ allowHosts: [host], userAgent: outboundUserAgent });
const collector = createCollector({
  db,
  fetch,
  read: createWebReader({ fetch, userAgent: outboundUserAgent, pauseMs: 0, timeoutMs: 60_000 }),
  newsApiBaseUrl: `http://${host}`,
  log: { info: () => undefined, warn: () => undefined },
  now: () => new Date(),
  limits: { parallel: 1 },
});
await collector.tick();
await close();
