import { Agent, request } from 'node:http';

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly bytes: number;
  readonly cookie: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** One call as a browser makes it, with keep-alive. Rejects if the connection was refused, cut, or too slow. */
export function ask(url: string, { method = 'GET', path, body, cookie, headers = {} }: Ask): Promise<Answer> {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise((done, fail) => {
    const call = request(
      new URL(path, url),
      {
        method,
        agent,
        timeout: 90_000,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(cookie && { cookie }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          const session = response.headers['set-cookie']?.find((line) => line.startsWith('session='));
          done({
            status: response.statusCode ?? 0,
            text: whole.toString(),
            bytes: whole.length,
            cookie: session?.split(';')[0],
          });
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', fail);
    call.end(payload);
  });
}

let people = 0;

/** A new site requires a subscription first, which is not what is measured. */
async function registerFreely(url: string, register: () => Promise<Answer>): Promise<Answer> {
  const body = { email: 'admin', password: 'Admin-password-1' };
  const { cookie } = await ask(url, { method: 'POST', path: '/api/login', body });
  const settings = { subscriptionRequired: false };
  await ask(url, { method: 'POST', path: '/api/admin/site-settings', body: settings, ...(cookie && { cookie }) });
  return register();
}

/** Creates an account and returns its session cookie. */
export async function signUp(url: string, details: Readonly<Record<string, string>> = {}): Promise<string> {
  people += 1;
  const username = `rig${process.pid}x${Date.now().toString(36)}x${people}`;
  const body = {
    username,
    email: `${username}@example.com`,
    firstName: 'Robin',
    lastName: 'Sample',
    password: 'Correct-horse-1',
    addressLine1: '1 Sample Street',
    city: 'Sampleton',
    country: 'United Kingdom',
    ...details,
  };
  const register = () => ask(url, { method: 'POST', path: '/api/register', body });
  const first = await register();
  const { status, text, cookie } = first.status === 403 ? await registerFreely(url, register) : first;
  if (status !== 200 || !cookie) throw new Error(`sign-up answered ${status}: ${text}`);
  return cookie;
}
