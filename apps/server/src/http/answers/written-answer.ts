import type { RouteOutput, RouteShape } from '@fitted/contract/route';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { compileSerializer } from './serialize.ts';

/** Serializes a response with the route's schema, for responses that are cached as text. */
export function writeAnswer<Shape extends RouteShape & { readonly response: z.ZodType }>(route: Shape) {
  const write: (answer: RouteOutput<Shape>) => string = compileSerializer(route.response);
  return write;
}

export const sendJson = (reply: FastifyReply, body: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);
