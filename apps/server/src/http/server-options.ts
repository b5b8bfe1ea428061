import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Config } from '../config.ts';
import { maxBodyBytes } from './bodies/body-limit.ts';
import { refuseUnreadable } from './bodies/unreadable.ts';
import { describeError } from './errors/describe-error.ts';
import { LazyLogger } from './log/lazy-logger.ts';
import { RequestLog } from './log/request-log.ts';

/** Time and size limits for every request, and logging without personal data. */
export function serverOptions(config: Config) {
  return {
    logger: {
      level: config.logLevel,
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password', 'token', '*.token'],
        censor: '[hidden]',
      },
      serializers: {
        // The query may contain a reset token or an address, so log only the path.
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        err: describeError,
      },
    },
    logController: new RequestLog(),
    childLoggerFactory: (logger, bindings, options) => new LazyLogger(logger, bindings, options),
    genReqId: () => randomUUID(),
    // Trust a single proxy: everything before the address it added may have been supplied by the client.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: maxBodyBytes,
    ...refuseUnreadable(config.isHttps),
    // By default there is no time limit for a body, and slow clients are checked for only twice a minute.
    requestTimeout: 60_000,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  } satisfies FastifyHttpOptions<Server>;
}
