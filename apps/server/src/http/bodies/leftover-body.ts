import type { FastifyInstance } from 'fastify';

/**
 * A request refused before its body has arrived leaves the rest on the connection, and the next request on that connection would
 * wait behind bytes that nobody reads. So the rest is read and discarded. The request timeout limits how long that can take.
 */
export function drainLeftoverBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request;
    // An injected test request has no connection.
    if (!raw.complete && typeof raw.unpipe === 'function' && raw.socket !== null) {
      raw.unpipe();
      raw.resume();
    }
    done(null, payload);
  });
}
