import { connect } from 'node:net';

export interface HammerResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export interface HammerOptions {
  readonly path: string;
  /** Each connection belongs to a different person. */
  readonly cookies?: readonly string[];
  readonly connections: number;
  readonly forMs: number;
}

const headEnd = Buffer.from('\r\n\r\n');
/** The position of the status's first digit in "HTTP/1.1 200", and the character "2". */
const [firstDigit, two] = [9, 0x32];

/**
 * Repeats one request over a few open connections, with as little work of its own as possible: on two cores the client
 * competes with what it measures. Splits answers by their content-length.
 */
export async function hammer(
  port: number,
  { path, cookies = [], connections, forMs }: HammerOptions,
): Promise<HammerResult> {
  const cookieLine = (n: number) => (cookies.length > 0 ? `cookie: ${cookies[n % cookies.length]}\r\n` : '');
  const waits: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + forMs;

  const worker = (n: number) =>
    new Promise<void>((done, fail) => {
      const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${cookieLine(n)}\r\n`;
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let sentAt = 0;
      let missing = 0;
      let head: Buffer = Buffer.alloc(0);
      // The same request gets the same answer: one that is a 200 and as long as the first is not parsed again.
      let usualLength = -1;
      const send = () => {
        sentAt = performance.now();
        if (sentAt >= endsAt) {
          socket.end();
          done();
          return;
        }
        socket.write(request);
      };
      const answered = () => {
        waits.push(performance.now() - sentAt);
        send();
      };
      socket.on('connect', send);
      socket.on('error', fail);
      socket.on('data', (chunk: Buffer) => {
        if (missing === 0 && head.length === 0 && chunk.length === usualLength && chunk[firstDigit] === two) {
          answered();
          return;
        }
        if (missing === 0) {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
          const at = head.indexOf(headEnd);
          if (at < 0) return;
          const text = head.toString('latin1', 0, at);
          if (!text.startsWith('HTTP/1.1 200')) failed += 1;
          const length = at + headEnd.length + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
          missing = length - head.length;
          usualLength = length;
          head = Buffer.alloc(0);
        } else {
          missing -= chunk.length;
        }
        if (missing > 0) return;
        missing = 0;
        answered();
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, n) => worker(n)));
  const tookS = (performance.now() - startedAt) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => Number((waits[Math.ceil(waits.length * share) - 1] ?? 0).toFixed(2));
  return { perSecond: Math.round(waits.length / tookS), p50Ms: at(0.5), p99Ms: at(0.99), failed };
}
