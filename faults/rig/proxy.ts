import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Hands each request to the next process, connections kept open, as a common reverse proxy would. One that refuses the
 * connection was never given the request, so the next is asked; anything else that goes wrong is the client's to see.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(Buffer.concat(chunks), ports.length));

    const forward = (body: Buffer, triesLeft: number) => {
      turn += 1;
      const port = ports[turn % ports.length];
      const { method, url: path, headers } = incoming;
      const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
        answer.pipe(outgoing);
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && triesLeft > 1) forward(body, triesLeft - 1);
        else incoming.socket.destroy();
      });
      call.end(body);
    };
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Whether a connection stays open is agreed between two neighbours, not with who is behind them. */
const withoutHop = <Headers extends { connection?: unknown; 'keep-alive'?: unknown }>({
  connection: _,
  'keep-alive': __,
  ...headers
}: Headers) => headers;
