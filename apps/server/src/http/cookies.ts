import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Parsed on demand, because most requests need no cookie. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return headers.cookie ? parseCookie(headers.cookie)[name] : undefined;
}

export const setCookie = (reply: FastifyReply, cookie: SetCookie): FastifyReply =>
  reply.header('set-cookie', stringifySetCookie(cookie));

/** A browser deletes an expired cookie only if path and flags match those it was set with. */
export const clearCookie = (reply: FastifyReply, cookie: Omit<SetCookie, 'value'>): FastifyReply =>
  setCookie(reply, { ...cookie, value: '', maxAge: 0, expires: new Date(0) });
