import type { FastifyInstance } from 'fastify';

/**
 * A call that is refused before its body has come leaves the rest of it on the connection, and the next call on that
 * connection would wait behind bytes that nobody reads. What is left is read and thrown away; how long a body may take
 * is limited for every call.
 */
export function drainLeftoverBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request;
    // A light request of a test has no connection to keep free.
    if (!raw.complete && typeof raw.unpipe === 'function' && raw.socket !== null) {
      raw.unpipe();
      raw.resume();
    }
    done(null, payload);
  });
}
