import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anyone, a signed-in user, or an administrator. Every route must declare it. */
export type Access = 'public' | 'user' | 'admin';

/** Named rate limits, counted per user or address; their sizes are on the server. `none` is for cheap reads. */
export type LimitName = 'none' | 'write' | 'sign-in' | 'mail' | 'assistant' | 'documents' | 'fetch' | 'payment';

/** A request or response body that is not JSON: a file, an event stream, an upload. */
export interface Raw {
  readonly raw: string;
}

export const raw = (mediaType: string): Raw => ({ raw: mediaType });
export const isRaw = (shape: z.ZodType | Raw): shape is Raw => 'raw' in shape;

export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly limit: LimitName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | Raw;
  readonly response: z.ZodType | Raw;
  /** Errors in addition to those shared by all routes (invalid, rate_limited, internal …). */
  readonly errors: readonly ErrorCode[];
}

/**
 * A route as data. Fastify's validation, the typed client, the OpenAPI page and the tests all read this one object, so they
 * cannot drift apart.
 */
export function route<const Shape extends RouteShape>(shape: Shape): Shape {
  return shape;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : T extends Raw ? FormDataLike : undefined;

/** Structural, so that the contract needs no DOM types. */
export interface FormDataLike {
  append(name: string, value: unknown): void;
}

/** What the server's handler receives. */
export interface RouteInput<Shape extends RouteShape> {
  readonly params: Parsed<Shape['params']>;
  readonly query: Parsed<Shape['query']>;
  readonly body: Parsed<Shape['body']>;
}

/** What the server's handler returns for a JSON response. */
export type RouteOutput<Shape extends RouteShape> = Shape['response'] extends z.ZodType
  ? z.input<Shape['response']>
  : never;

type Needed<Name extends string, T> = T extends undefined
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: T };

/** What a client sends; parts that the route does not have are not allowed. */
export type RouteRequest<Shape extends RouteShape> = Needed<'params', Sent<Shape['params']>> &
  Needed<'query', Sent<Shape['query']>> &
  Needed<'body', Sent<Shape['body']>>;

/** What a client receives. */
export type RouteAnswer<Shape extends RouteShape> = Shape['response'] extends z.ZodType
  ? z.output<Shape['response']>
  : never;
