import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { errorBody, sendError } from '../errors/error-handler.ts';
import { headersOfData } from '../security-headers.ts';

type Refusals = Pick<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'>;

/** Requests whose path or headers cannot be parsed never reach our routes, but are answered in the same form. */
export function refuseUnreadable(isHttps: boolean): Refusals {
  const headers = headersOfData(isHttps);
  return {
    frameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      sendError(new AppError('malformed'), reply.headers(headers).header('x-request-id', request.id));
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      // The client has disconnected or already got a response.
      if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
        socket.destroy();
        return;
      }
      const known = new AppError(codes[error.code ?? ''] ?? 'malformed');
      const body = JSON.stringify(errorBody(known));
      const lines = Object.entries({
        ...headers,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${known.status} ${STATUS_CODES[known.status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}

const codes: Readonly<Record<string, 'timeout' | 'too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'too_large',
};
