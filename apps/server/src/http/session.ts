import { hash, randomBytes } from 'node:crypto';
import { sessionHintCookie } from '@fitted/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRepository, SessionUser } from '../features/sessions/repository.ts';
import type { FindSessionUser } from '../features/sessions/session-user-repository.ts';

export const sessionDays = 30;

export interface Sessions {
  /** Whether there is a cookie at all; whether it is worth anything only `find` knows. */
  isClaimed(request: FastifyRequest): boolean;
  /** The person behind the cookie, if there is one. */
  find(request: FastifyRequest): Promise<SessionUser | undefined>;
  /** Signs a person in with a fresh token, so that a token planted before the sign-in is worth nothing. */
  start(user: { readonly id: number }, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SessionDeps {
  readonly repository: SessionRepository;
  readonly findUser: FindSessionUser;
  readonly isHttps: boolean;
}

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export function createSessions({ repository, findUser, isHttps }: SessionDeps): Sessions {
  // The __Host- prefix makes the browser refuse the cookie from any other host or path, but demands https.
  const name = isHttps ? '__Host-session' : 'session';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  // Tells the page's script that there is a session to ask for, so that visitors without one need no failing call.
  const hint = { ...cookie, httpOnly: false } as const;
  const tokenOf = (request: FastifyRequest) => request.cookies[name];

  return {
    isClaimed: (request) => tokenOf(request) !== undefined,

    find(request) {
      const token = tokenOf(request);
      return token ? findUser(hashToken(token)) : Promise.resolve(undefined);
    },

    async start(user, request, reply) {
      const old = tokenOf(request);
      if (old) await repository.remove(hashToken(old));
      const token = randomBytes(32).toString('base64url');
      const maxAge = sessionDays * 24 * 60 * 60;
      await repository.add({
        tokenHash: hashToken(token),
        userId: user.id,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        address: request.ip,
        expiresAt: new Date(Date.now() + maxAge * 1000),
      });
      reply.setCookie(name, token, { ...cookie, maxAge }).setCookie(sessionHintCookie, '1', { ...hint, maxAge });
    },

    async end(request, reply) {
      const token = tokenOf(request);
      if (token) await repository.remove(hashToken(token));
      reply.clearCookie(name, cookie).clearCookie(sessionHintCookie, hint);
    },
  };
}
