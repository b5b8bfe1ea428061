import type { ErrorBody, ErrorCode } from '@fitted/contract/errors';
import { codeOf } from '@fitted/contract/errors/sentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { DiskWatch } from '../../db/disk-watch.ts';
import { isDatabaseUnavailable, isDiskFull, isUnstorable } from '../../db/failures.ts';
import { AppError } from '../../errors/app-error.ts';
import { isSpecific, plainIssues } from './plain-issue.ts';

/** Fastify's own errors, mapped to our codes. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'malformed',
  FST_PARTS_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
};

/** The one place where failures become HTTP responses. */
export function installErrorHandler(app: FastifyInstance, disk: DiskWatch): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (isDiskFull(error)) disk.reportFull();
    logFailure(request, known, error);
    return sendError(known, reply);
  });
}

/** Only bugs are logged as errors. Expected 5xx failures are warnings, and a client that has disconnected needs no log line. */
export function logFailure({ raw, log }: FastifyRequest, known: AppError, error: unknown): void {
  if (known.status < 500 || raw.socket.destroyed) log.debug({ code: known.code }, 'refused');
  else if (known.code === 'internal') log.error({ err: error }, known.code);
  else log.warn({ err: error }, known.code);
}

const sentenceOf = ({ code, issues, message }: AppError) =>
  (code === 'invalid' ? issues?.find(isSpecific)?.message : undefined) ?? message;

export const errorBody = (error: AppError): ErrorBody => ({
  code: error.code,
  message: sentenceOf(error),
  ...(error.issues && { issues: error.issues.map((issue) => ({ ...issue, ...codeOf(issue.message) })) }),
  ...(error.code === 'subscription_required' && { requiresSubscription: true }),
});

export function sendError(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.flatMap(({ keyword, instancePath, message, params }) =>
      plainIssues({ code: keyword, path: instancePath.split('/').filter(Boolean), message: message ?? '', params }),
    );
    return new AppError('invalid', {}, { issues, cause: error });
  }
  if (isDiskFull(error)) return new AppError('storage_full', {}, { cause: error, retryAfterS: 60 });
  if (isDatabaseUnavailable(error)) return new AppError('overloaded', {}, { cause: error, retryAfterS: 2 });
  if (isUnstorable(error)) return new AppError('malformed', {}, { cause: error });
  const code = fastifyCodes[error.code] ?? (error.statusCode && error.statusCode < 500 ? 'malformed' : 'internal');
  return new AppError(code, {}, { cause: error });
}

/** While the disk is full, requests that would write are refused early; reads continue. */
export function refuseWritesWhenFull(app: FastifyInstance, disk: DiskWatch): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = request.method !== 'GET' && request.method !== 'HEAD' && disk.isFull();
    done(isRefused ? new AppError('storage_full', {}, { retryAfterS: 60 }) : undefined);
  });
}

/** Under /api and /assets an unknown path gets an error, never the web page. */
export const refuseUnknownCall = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new AppError('not_found'), reply);
