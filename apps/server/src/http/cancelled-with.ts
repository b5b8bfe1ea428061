import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before it has its response, so that no work is wasted. */
export function cancelledWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('the client went away'));
  if (raw.destroyed) abort();
  // Listen on the response, not the connection: a keep-alive connection would collect one listener per request.
  else raw.once('close', () => raw.writableFinished || abort());
  return controller.signal;
}
