import { hash, randomBytes } from 'node:crypto';
import { sessionHintCookie } from '@fitted/contract/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindSessionUser, SessionRepository, SessionUser } from '../features/sessions/public.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

export const sessionDays = 30;

export interface Sessions {
  /** What the cookie says, if there is one; whether it is worth anything only `find` knows. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** The person behind the token, if there is one. */
  find(token: string): Promise<SessionUser | undefined>;
  /** Signs a person in with a fresh token, so that a token planted before the sign-in is worth nothing. */
  start(user: { readonly id: number }, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SessionDeps {
  readonly repository: SessionRepository;
  readonly findUser: FindSessionUser;
  readonly isHttps: boolean;
  /** Whether having just signed in is proof enough for grave deeds. */
  readonly isSignInProof: boolean;
}

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export function createSessions({ repository, findUser, isHttps, isSignInProof }: SessionDeps): Sessions {
  // The __Host- prefix makes the browser refuse the cookie from any other host or path, but demands https.
  const name = isHttps ? '__Host-session' : 'session';
  const cookie = { name, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  // Tells the page's script that there is a session to ask for, so that visitors without one need no failing call.
  const hint = { ...cookie, name: sessionHintCookie, httpOnly: false } as const;
  const tokenOf = (request: FastifyRequest) => readCookie(request, name);

  return {
    tokenOf,

    find: (token) => findUser(hashToken(token)),

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
        ...(!isSignInProof && { provenAt: null }),
      });
      setCookie(reply, { ...cookie, value: token, maxAge });
      setCookie(reply, { ...hint, value: '1', maxAge });
    },

    async end(request, reply) {
      const token = tokenOf(request);
      if (token) await repository.remove(hashToken(token));
      clearCookie(reply, cookie);
      clearCookie(reply, hint);
    },
  };
}
