import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Somebody noticed the wait. */
const slowMs = 1000;

/**
 * One line a request, when it is done. What changes something, fails or is slow is worth it; that a page was looked at is
 * counted under /metrics, and written down only when the log is set to `debug`: under load, lines that nobody reads cost as
 * much as the answers.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says all that this one would.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const isOrdinary = !error && request.method === 'GET' && status < 400 && elapsedTime < slowMs;
    if (isOrdinary && !isTalkative(request.log.level)) return;
    const level = error ? 'error' : isOrdinary ? 'debug' : 'info';
    request.log[level]({ req: request, status, ms: Math.round(elapsedTime), ...(error && { err: error }) }, 'answered');
  }
}

const isTalkative = (level: string) => level === 'debug' || level === 'trace';
