import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that another site makes a browser send (CSRF). Browsers identify the sender in Sec-Fetch-Site,
 * older ones in Origin. A request with neither does not come from a browser, so it carries nobody's cookies by accident.
 */
export function refuseOtherOrigins(app: FastifyInstance, appUrl: string): void {
  const ownOrigin = new URL(appUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !safeMethods.has(request.method) && isFromElsewhere(request, ownOrigin);
    done(isRefused ? new AppError('cross_origin') : undefined);
  });
}

function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
}
