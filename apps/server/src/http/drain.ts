import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '@fitted/contract/site';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Longer than a proxy takes to look whether we are ready, shorter than anyone who stops a process by hand minds. */
const drainMs = 1500;

/**
 * Closing takes leave first. For a moment calls are still answered, each with `Connection: close` so that nobody sends another
 * on a connection that is about to end, while "ready" says no, so that proxies turn to other processes. Only then does the
 * server stop listening: connections that the kernel has taken for us and we have not would be cut otherwise.
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
