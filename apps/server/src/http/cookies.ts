import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Read only when somebody asks: most of what is asked for needs no cookie at all. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return headers.cookie ? parseCookie(headers.cookie)[name] : undefined;
}

export const setCookie = (reply: FastifyReply, cookie: SetCookie): FastifyReply =>
  reply.header('set-cookie', stringifySetCookie(cookie));

/** A browser forgets a cookie that is told to be over, when its path and flags are those it was set with. */
export const clearCookie = (reply: FastifyReply, cookie: Omit<SetCookie, 'value'>): FastifyReply =>
  setCookie(reply, { ...cookie, value: '', maxAge: 0, expires: new Date(0) });
