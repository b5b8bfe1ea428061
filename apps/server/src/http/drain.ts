import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '@fitted/contract/site';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Longer than a proxy's readiness interval, short enough for someone who stops the process by hand. */
const drainMs = 1500;

/**
 * Drains before closing. For a moment requests are still answered, with `Connection: close` so that no other follows on a
 * connection that is about to end, while "ready" fails so that proxies use other processes. Only then does the server stop
 * listening; otherwise connections accepted by the kernel but not yet by us would be cut.
 */
export function drainBeforeClosing(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isDraining && request.routeOptions.url === ready.path;
    done(isRefused ? new AppError('overloaded', {}, { retryAfterS: 2 }) : undefined);
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isDraining = true;
    await pause(drainMs);
  });
}
