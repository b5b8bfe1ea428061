import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FormFields, listOf, readForm, textOf } from './form-body.ts';
import { expand } from './objects.ts';
import { callStripe } from './stripe-calls.ts';
import { createStripeWorld, StripeRefusal, type StripeWorld } from './stripe-world.ts';

export interface StripeStandIn {
  readonly world: StripeWorld;
  readonly url: string;
  /** Every call received, such as "POST /v1/customers". */
  readonly calls: readonly string[];
  /** Makes the next calls fail with this status, or never respond. */
  fail(times: number, how: number | 'hang'): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const maxExpandDepth = 4;

/** A loopback server that responds to the official SDK as Stripe does, including idempotency and errors. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const world = createStripeWorld();
  const remembered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const calls: string[] = [];
  let failures: (number | 'hang')[] = [];

  const server = createServer(async (request, response) => {
    const text = await readAll(request);
    const url = new URL(request.url ?? '/', 'http://stripe.localhost');
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const failure = failures.shift();
    if (failure === 'hang') return;
    if (failure) return send(response, { status: failure, body: { error: { type: 'api_error', message: 'Sorry' } } });

    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? remembered.get(key) : undefined;
    if (known && known.request !== `${call} ${text}`) return send(response, misused);
    if (known) return send(response, known.answer);
    const answer = checkHeaders(request) ?? answerTo(world, request.method ?? '', url, text);
    if (typeof key === 'string' && answer.status < 500) remembered.set(key, { request: `${call} ${text}`, answer });
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    world,
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (times, how) => {
      failures = Array.from({ length: times }, () => how);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const misused: Answer = { status: 400, body: { error: { type: 'idempotency_error', message: 'Another request' } } };

/** We rely on this API version: others have different fields. */
function checkHeaders({ headers }: IncomingMessage): Answer | undefined {
  if (!headers.authorization?.startsWith('Bearer sk_test_'))
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
  if (headers['stripe-version'] !== '2026-10-28.endive')
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Unknown version' } } };
  return undefined;
}

function answerTo(world: StripeWorld, method: string, url: URL, text: string): Answer {
  const fields = { ...readForm(url.search.slice(1)), ...readForm(text) };
  try {
    const result = callStripe(world, method, url.pathname, fields);
    return { status: 200, body: expand(result, expansions(fields), (id) => world.objects.get(id)) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

function expansions({ expand: asked }: FormFields): string[][] {
  const paths = listOf(asked).map((path) => (textOf(path) ?? '').split('.'));
  if (paths.some((path) => path.length > maxExpandDepth))
    throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'You cannot expand more than 4 levels' });
  return paths;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' });
  response.end(JSON.stringify(body));
}
