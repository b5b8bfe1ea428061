import { hash, randomBytes } from 'node:crypto';
import { sessionHintCookie } from '@fitted/contract/cookies';
import type { UserId } from '@fitted/contract/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { sessions, UserRow } from '../db/schema/users.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

export const sessionDays = 30;

/** A person with the session by which they are known. */
export interface SessionUser extends UserRow {
  readonly sessionId: number;
}

/** The user of a session, by the hash of its token. Returns the same object as long as the user's row is unchanged. */
export type FindSessionUser = (tokenHash: string) => Promise<SessionUser | undefined>;

export type NewSession = Omit<typeof sessions.$inferInsert, 'expiresAt'> & { readonly expiresInS: number };

interface SessionStore {
  add(session: NewSession): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

export interface Sessions {
  /** The token in the cookie, if there is one. Only `find` knows whether it is valid. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** The user of the token, if it is valid. */
  find(token: string): Promise<SessionUser | undefined>;
  /** Signs a person in with a new token, so that a token planted before the sign-in is useless. */
  start(user: { readonly id: UserId }, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SessionDeps {
  readonly store: SessionStore;
  readonly findUser: FindSessionUser;
  readonly isHttps: boolean;
  /** Whether a recent sign-in counts as proof of identity for sensitive actions. */
  readonly isSignInProof: boolean;
}

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export function createSessions({ store, findUser, isHttps, isSignInProof }: SessionDeps): Sessions {
  // With the __Host- prefix the browser refuses the cookie from any other host or path, but it requires https.
  const name = isHttps ? '__Host-session' : 'session';
  const cookie = { name, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  // Tells the page's script whether there is a session, so that visitors without one do not make a failing request.
  const hint = { ...cookie, name: sessionHintCookie, httpOnly: false } as const;
  const tokenOf = (request: FastifyRequest) => readCookie(request, name);

  return {
    tokenOf,

    find: (token) => findUser(hashToken(token)),

    async start(user, request, reply) {
      const old = tokenOf(request);
      if (old) await store.remove(hashToken(old));
      const token = randomBytes(32).toString('base64url');
      const maxAge = sessionDays * 24 * 60 * 60;
      await store.add({
        tokenHash: hashToken(token),
        userId: user.id,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        address: request.ip,
        expiresInS: maxAge,
        ...(!isSignInProof && { provenAt: null }),
      });
      setCookie(reply, { ...cookie, value: token, maxAge });
      setCookie(reply, { ...hint, value: '1', maxAge });
    },

    async end(request, reply) {
      const token = tokenOf(request);
      if (token) await store.remove(hashToken(token));
      clearCookie(reply, cookie);
      clearCookie(reply, hint);
    },
  };
}
