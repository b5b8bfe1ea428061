import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import type { ErrorBody } from '@fitted/contract/errors';
import type { RouteAnswer, RouteRequest, RouteShape } from '@fitted/contract/route';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { program } from '../../../../testing/program.ts';
import { createGuardedFetch } from '../adapters/guarded-fetch/guarded-fetch.ts';
import { createLocalDocuments } from '../adapters/local-documents.ts';
import { workInOwnProcess } from '../adapters/text-work/own-process.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect, type DatabaseHandle } from '../db/client.ts';
import type { UserRow } from '../db/schema/users.ts';
import { createAccountRepository, type NewUser } from '../features/accounts/repository.ts';
import { createPostingReader } from '../features/job-import/posting-reader.ts';
import type { MailTransport } from '../ports/mail.ts';
import { outboundUserAgent } from '../ports/outbound-fetch.ts';
import { adminPassword, openTestDatabase } from './test-database.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
  readonly error: ErrorBody;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** A signed-in caller, identified by their cookie. Undefined is a stranger. */
export interface Caller {
  readonly cookie: string;
  readonly user: UserRow;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: DatabaseHandle;
  readonly config: Config;
  /** What the app was built from, for building a second process. */
  readonly deps: AppDeps;
  call<Shape extends RouteShape>(
    route: Shape,
    request: RouteRequest<Shape> & { as?: Caller | undefined; headers?: Record<string, string> },
  ): Promise<Answer<RouteAnswer<Shape>>>;
  /** Creates a person with a session directly, so that tests do not depend on the registration form. */
  signUp(details?: Partial<NewUser>): Promise<Caller>;
  admin(): Promise<Caller>;
}

export const testPassword = 'Correct-horse-1';
let hashedPassword: Promise<string> | undefined;
let people = 0;

/** Registers the hooks and returns a holder that is filled before the first test of the file. */
export function useTestApp(environment: Record<string, string> = {}, deps: Partial<AppDeps> = {}): TestApp {
  const holder = {} as TestApp;
  beforeAll(async () => {
    Object.assign(holder, await createTestApp(environment, deps));
  });
  afterAll(async () => {
    await holder.app.close();
    await holder.database.close();
  });
  return holder;
}

/** Accepts and drops mail that is sent directly; queued mail stays in the outbox. */
const nowhere: MailTransport = { send: async () => undefined, close: () => undefined };

type Pools = Required<Pick<AppDeps, 'documents' | 'postings'>>;
let pools: Pools | undefined;

/**
 * Pools that read and write files and pages. Their processes start once per worker and are shared by all its test
 * files.
 */
function openPools(): Pools {
  const at = (name: string) => ({ childPath: program(name), timeoutMs: patience.stepMs });
  pools ??= {
    documents: createLocalDocuments({ reading: at('reader-child'), writing: at('writer-child') }),
    // An app closes its page reader; here the next app needs it too.
    postings: { ...createPostingReader(at('posting-child')), close: async () => undefined },
  };
  return pools;
}

/** Stand-ins replace the ports only; everything else is real. */
export async function createTestApp(
  environment: Record<string, string> = {},
  deps: Partial<AppDeps> = {},
): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MULTIPLIER: '10000',
    APP_URL: 'http://localhost:3000',
    ...environment,
  });
  const database = await openTestDatabase();
  const { documents, postings } = openPools();
  const fetch = createGuardedFetch({ allowHosts: config.fetchAllowHosts, userAgent: outboundUserAgent });
  const text = workInOwnProcess(embeddedAssistant);
  const ports = { text, documents, fetch, fetchSources: fetch, mail: nowhere, postings };
  const all: AppDeps = { config, database, ...ports, ...deps };
  const app = await buildProcesses(all, Number(process.env.TEST_PROCESSES ?? 1));
  const call: TestApp['call'] = async (route, request) => {
    const response = await app.inject(toInject(route, request));
    const text = response.body;
    const body = text && String(response.headers['content-type']).includes('json') ? JSON.parse(text) : text;
    return { status: response.statusCode, headers: response.headers, body, error: body, cookies: response.cookies };
  };
  const signInAs = async (user: UserRow, password: string): Promise<Caller> => {
    const response = await app.inject({ method: 'POST', url: '/api/login', payload: { email: user.email, password } });
    const cookie = response.cookies[0];
    if (!cookie) throw new Error(`sign-in of ${user.username} failed: ${response.body}`);
    return { user, cookie: `${cookie.name}=${cookie.value}` };
  };
  const accounts = createAccountRepository(database.db);
  return {
    app,
    database,
    config,
    deps: all,
    call,
    signUp: async (details = {}) => signInAs(await accounts.insert(await buildUser(details)), testPassword),
    admin: async () => {
      const user = await accounts.findByIdentifier('admin');
      if (!user) throw new Error('the seed made no administrator');
      return signInAs(user, adminPassword);
    },
  };
}

/**
 * One process, or several on one database that take requests in turn. Each has its own connections, as on its own
 * machine. They share the stand-ins at the ports, because there is only one outside world.
 */
async function buildProcesses(deps: AppDeps, count: number): Promise<FastifyInstance> {
  const { app: first } = await buildApp(deps);
  const processes = [first];
  for (let n = 1; n < count; n += 1) {
    const database = connect({ ...deps.database.pool.options, max: 8 }, () => undefined);
    const { app: another } = await buildApp({ ...deps, database });
    processes.push(another);
    first.addHook('onClose', async () => {
      await another.close();
      await database.close();
    });
  }
  if (count === 1) return first;
  let turn = 0;
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => {
    turn += 1;
    return (processes[turn % count] ?? first).inject(options);
  };
  return Object.create(first, { inject: { value: inject } }) as FastifyInstance;
}

async function buildUser(details: Partial<NewUser>): Promise<NewUser> {
  // A valid but cheap hash: every test signs someone in, and the strength of the hash has its own test.
  hashedPassword ??= hash(testPassword, { memoryCost: 64, timeCost: 1 });
  people += 1;
  const username = `person${people}x${process.pid}`;
  return {
    username,
    email: `${username}@example.com`,
    firstName: 'Robin',
    lastName: 'Sample',
    password: await hashedPassword,
    addressLine1: '1 Sample Street',
    city: 'Sampleton',
    country: 'United Kingdom',
    ...details,
  };
}

type AnyRequest = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  as?: Caller | undefined;
  headers?: Record<string, string>;
};

function toInject(route: RouteShape, { params, query, body, as, headers }: AnyRequest): InjectOptions {
  const values = (params ?? {}) as Record<string, string>;
  return {
    method: route.method,
    url: route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name]))),
    ...(query !== undefined && { query: query as Record<string, string> }),
    ...(body !== undefined && { payload: body as object }),
    headers: { ...(as && { cookie: as.cookie }), ...headers },
  };
}
