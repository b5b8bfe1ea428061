import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Slow enough for a person to notice. */
const slowMs = 1000;

/**
 * One line per request, when it completes. Requests that change something, fail or are slow are logged. Ordinary reads are
 * counted under /metrics and logged only at `debug`: under load, lines that nobody reads cost as much as the responses.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line on completion contains everything that this one would.
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
