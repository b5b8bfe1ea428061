import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../../http/cookies.ts';

/** As long as a payment waits for its registration. */
const maxAge = 24 * 60 * 60;
const isKey = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/**
 * The order that this browser started before there was an account. Others may know the address and the username; this cookie
 * shows who has paid for them.
 */
export function createOrderCookie(appUrl: string) {
  const isHttps = appUrl.startsWith('https:');
  const name = isHttps ? '__Host-order' : 'order';
  return {
    read(request: FastifyRequest): string | undefined {
      const value = readCookie(request, name);
      return value && isKey(value) ? value : undefined;
    },
    keep: (value: string, reply: FastifyReply): FastifyReply =>
      setCookie(reply, { name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }),
  };
}
