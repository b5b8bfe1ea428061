import type { RouteAnswer, RouteRequest, RouteShape } from '@fitted/contract/route';
import { ApiError, readApiError } from './api-error.ts';

/** The part of a route that a call needs, with the type of the whole route. */
export interface RouteAddress<Shape extends RouteShape> {
  readonly method: Shape['method'];
  readonly path: Shape['path'];
  /** Exists only for the compiler. */
  readonly shape?: Shape;
}

/**
 * Names a route of the contract without importing its schemas, which keeps zod out of the initial load:
 * `addressOf<typeof currentUser>('GET', '/api/user')`. A wrong method or path does not compile.
 */
export function addressOf<Shape extends RouteShape>(method: Shape['method'], path: Shape['path']): RouteAddress<Shape> {
  return { method, path };
}

type Transport = (address: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (address, init) => fetch(address, init);

/** While rendering a page, the server calls itself without a network. */
export function setTransport(lent: Transport): void {
  transport = lent;
}

let hearNotSignedIn = (): void => undefined;

/** Called when the server refuses a call because the caller is not signed in. */
export function onNotSignedIn(listener: () => void): void {
  hearNotSignedIn = listener;
}

let askForProof = (): Promise<boolean> => Promise.resolve(false);

/** Called when a sensitive action needs a fresh proof of identity; if it resolves to true, the call is repeated. */
export function onProofRequired(ask: () => Promise<boolean>): void {
  askForProof = ask;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Makes a call of the contract and returns its JSON response; throws an ApiError on failure. */
export function call<Shape extends RouteShape>(
  route: Shape,
  request: RouteRequest<Shape>,
  options?: CallOptions,
): Promise<RouteAnswer<Shape>>;
export function call<Shape extends RouteShape>(
  route: RouteAddress<Shape>,
  request: RouteRequest<Shape>,
  options?: CallOptions,
): Promise<RouteAnswer<Shape>>;
export async function call(
  route: RouteAddress<RouteShape>,
  request: AnyRequest,
  options?: CallOptions,
): Promise<unknown> {
  const response = await send(route, request, options);
  return response.status === 204 ? undefined : response.json();
}

/** Same as `call`, for responses that are not JSON: files and event streams. */
export function callRaw<Shape extends RouteShape>(
  route: Shape | RouteAddress<Shape>,
  request: RouteRequest<Shape>,
  options?: CallOptions,
): Promise<Response> {
  return send(route, request, options);
}

async function send(route: RouteAddress<RouteShape>, request: AnyRequest, options?: CallOptions): Promise<Response> {
  try {
    return await sendOnce(route, request, options);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'proof_required';
    if (isAsked && (await askForProof())) return sendOnce(route, request, options);
    throw error;
  }
}

async function sendOnce(
  { method, path }: RouteAddress<RouteShape>,
  { params, query, body }: AnyRequest,
  { signal, headers }: CallOptions = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await transport(buildUrl(path, params, query), {
    method,
    credentials: 'include',
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'The server could not be reached.', {}, { cause });
  });
  if (response.ok) return response;
  const error = await readApiError(response);
  if (error.code === 'not_signed_in') hearNotSignedIn();
  throw error;
}

/** Fills `:name` in the path and appends the query; undefined and null are omitted, lists repeat their name. */
export function buildUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (value === undefined) throw new TypeError(`The path ${path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
