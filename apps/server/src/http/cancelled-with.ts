import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away before it has its answer, so that nobody's work goes on for nobody. */
export function cancelledWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('the client went away'));
  if (raw.destroyed) abort();
  // Not the connection: it may be kept for many calls, and would keep a listener of each.
  else raw.once('close', () => raw.writableFinished || abort());
  return controller.signal;
}
