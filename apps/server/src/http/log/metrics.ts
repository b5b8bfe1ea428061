import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';
import { AppError } from '../../errors/app-error.ts';

export interface MetricsOptions {
  readonly token: string | undefined;
  readonly trustProxy: boolean;
  /** In addition to process and request metrics. */
  readonly metrics?: readonly Metric[];
}

/** Metrics for Prometheus: with the token or, if none is configured, from this machine only. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of options.metrics ?? []) registry.registerMetric(metric);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  // Cached by a single string, because the library sorts and hashes the labels on every call.
  const known = new Map<string, { observe(seconds: number): void }>();
  const timesOf = (method: string, route: string, status: string) => {
    const key = `${method} ${route} ${status}`;
    const times = known.get(key) ?? duration.labels({ method, route, status });
    known.set(key, times);
    return times;
  };
  app.addHook('onResponse', (request, reply, done) => {
    timesOf(request.method, request.routeOptions.url ?? 'page', String(reply.statusCode)).observe(
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options)) throw new AppError('not_found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function mayRead(request: FastifyRequest, { token, trustProxy }: MetricsOptions): boolean {
  // Forwarded by a proxy that we are not configured to trust, so the client's address is unknown.
  if (!trustProxy && forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  if (token) {
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    return given !== undefined && isSame(given, token);
  }
  // Behind a proxy every request seems to come from this machine.
  return !trustProxy && ipaddr.process(request.socket.remoteAddress ?? '0.0.0.0').range() === 'loopback';
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
