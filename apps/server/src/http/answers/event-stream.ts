import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { errorBody, logFailure } from '../errors/error-handler.ts';

export interface EventStream {
  send(event: string, data: unknown): void;
}

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/** Proxies close connections that are silent for a while; a regular comment line keeps this one open. */
const heartbeatMs = 15_000;

/** Responds with server-sent events. The status is already 200, so a failure is sent as an event with the usual error body. */
export async function answerWithEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (stream: EventStream) => Promise<void>,
): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
  const stream: EventStream = {
    send: (event, data) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  };
  try {
    await work(stream);
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
    logFailure(request, known, error);
    stream.send('error', errorBody(known));
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
  return reply;
}
