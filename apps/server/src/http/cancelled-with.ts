import type { FastifyRequest } from 'fastify';

/** Aborts when the client goes away, so that nobody's work goes on for nobody. */
export function cancelledWith(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  const { socket } = request.raw;
  const abort = () => controller.abort(new Error('the client went away'));
  if (socket.destroyed) abort();
  else socket.once('close', abort);
  return controller.signal;
}
