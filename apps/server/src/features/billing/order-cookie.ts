import { createPreRegistrationSubscription } from '@fitted/contract/billing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../http/cookies.ts';

const name = 'order';
/** For as long as a payment waits for its registration. */
const maxAge = 24 * 60 * 60;
const isKey = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/**
 * Which order this browser began before it had an account. An address and a username are known to others; who has paid
 * for them is known by this.
 */
export function readOrder(request: FastifyRequest): string | undefined {
  const value = readCookie(request, name);
  return value && isKey(value) ? value : undefined;
}

export const keepOrder = (reply: FastifyReply, value: string, isHttps: boolean): FastifyReply =>
  setCookie(reply, {
    name,
    value,
    maxAge,
    path: createPreRegistrationSubscription.path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
  });
