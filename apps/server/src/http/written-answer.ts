import type { RouteOutput, RouteShape } from '@fitted/contract/route';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { compileSerializer } from './serialize.ts';

/** An answer as the text that goes out, made only of what the route's schema names; for answers that are kept. */
export function writeAnswer<Shape extends RouteShape & { readonly response: z.ZodType }>(route: Shape) {
  const write: (answer: RouteOutput<Shape>) => string = compileSerializer(route.response);
  return write;
}

export const sendJson = (reply: FastifyReply, body: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);
