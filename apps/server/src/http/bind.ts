import { isRaw, type RouteInput, type RouteOutput, type RouteShape } from '@fitted/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { compileSerializer } from './answers/serialize.ts';
import { bodyLimitOf } from './bodies/body-limit.ts';
import { addressBlock, type Limiter, spendsAddressAlways } from './limits/limits.ts';
import type { Sessions, SessionUser } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
}

type CallerOf<Shape extends RouteShape> = Shape['access'] extends 'public' ? SessionUser | null : SessionUser;

/** What a handler receives: the validated input and the caller. */
export interface Call<Shape extends RouteShape> extends RouteInput<Shape> {
  readonly user: CallerOf<Shape>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<Shape extends RouteShape> = (
  call: Call<Shape>,
) => Promise<RouteOutput<Shape> | FastifyReply> | FastifyReply;

export type Serve = <const Shape extends RouteShape>(route: Shape, handler: Handler<Shape>) => void;

export interface Gate {
  readonly sessions: Sessions;
  readonly limiter: Limiter;
}

/**
 * Binds contract routes. Access and rate limits are checked before the body is read, then the input is validated, and only what
 * the response schema names leaves the server.
 */
export function createServe(app: FastifyInstance, gate: Gate): Serve {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler<z.ZodType>(({ schema }) => compileSerializer(schema));
  app.decorateRequest('user', null);
  return serveIn(app, gate);
}

/** Same as createServe, for routes of an encapsulated part of the app. */
export function serveIn(part: FastifyInstance, gate: Gate): Serve {
  const typed = part.withTypeProvider<ZodTypeProvider>();
  return (route, handler) => {
    typed.route({
      method: route.method,
      url: route.path,
      schema: {
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && !isRaw(route.body) && { body: route.body }),
        ...(!isRaw(route.response) && { response: { 200: route.response } }),
      },
      bodyLimit: bodyLimitOf(route),
      onRequest: admit(route, gate),
      handler: (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          user: request.user,
          request,
          reply,
        };
        return handler(call as unknown as Call<typeof route>);
      },
    });
  };
}

function admit(route: RouteShape, gate: Gate): onRequestHookHandler {
  const isOpen = route.access === 'public' && route.limit === 'none' && route.method === 'GET';
  const check = checkCaller(route, gate);
  return (request, reply, done) => {
    const token = gate.sessions.tokenOf(request);
    // Fast path without awaiting: most requests are public and have no session.
    if (isOpen && token === undefined) done();
    else check(token, request, reply).then(() => done(), done);
  };
}

function checkCaller(route: RouteShape, { sessions, limiter }: Gate) {
  return async (token: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.user = token ? ((await sessions.find(token)) ?? null) : null;
    // Responses that depend on the caller must not be stored by any cache.
    if (route.access !== 'public' || request.user || route.method !== 'GET') reply.header('cache-control', 'no-store');
    if (route.access !== 'public' && !request.user) throw new AppError('not_signed_in');
    if (route.access === 'admin' && !request.user?.isAdmin) throw new AppError('not_allowed');
    if (route.limit === 'none') return;
    if (!request.user || spendsAddressAlways(route.limit)) await limiter.spend(route.limit, addressBlock(request.ip));
    if (request.user) await limiter.spend(route.limit, `user-${request.user.id}`);
  };
}
