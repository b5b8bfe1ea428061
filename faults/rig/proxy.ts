import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './client.ts';

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

const lookEveryMs = 200;

/**
 * Passes each request to the next process that reports ready, over kept-alive connections, as a common reverse proxy
 * would. A process that refuses the connection never received the request, so the next one is tried; any other error is
 * passed on to the client.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const away = new Set<number>();
  const look = async (port: number) => {
    const { status } = await ask(`http://127.0.0.1:${port}`, { path: '/api/ready' }).catch(() => ({ status: 0 }));
    if (status === 200) away.delete(port);
    else away.add(port);
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), lookEveryMs);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      forward(Buffer.concat(chunks), turn, ports.length);
    });

    const forward = (body: Buffer, at: number, triesLeft: number) => {
      const ready = ports.filter((port) => !away.has(port));
      const port = (ready.length > 0 ? ready : ports)[at % (ready.length || ports.length)];
      const { method, url: path, headers } = incoming;
      const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
        answer.pipe(outgoing);
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && triesLeft > 1) forward(body, at + 1, triesLeft - 1);
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
        clearInterval(looking);
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Keep-alive is agreed between two neighbours (hop by hop), not with those behind them. */
const withoutHop = <Headers extends { connection?: unknown; 'keep-alive'?: unknown }>({
  connection: _,
  'keep-alive': __,
  ...headers
}: Headers) => headers;
