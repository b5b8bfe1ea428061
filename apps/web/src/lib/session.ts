import type { logout } from '@fitted/contract/auth';
import { sessionHintCookie } from '@fitted/contract/constants';
import type { currentUser, User } from '@fitted/contract/users';
import { ApiError } from './api-error.ts';
import { addressOf, call } from './client.ts';
import { createRemote, type RemoteState, useRemote } from './remote.ts';

const currentUserAddress = addressOf<typeof currentUser>('GET', '/api/user');
const logoutAddress = addressOf<typeof logout>('POST', '/api/logout');

/** The signed-in person, or null. Sign-in, sign-out and profile changes set it; it is read once per page load. */
const session = createRemote<User | null>(readUser, {
  freshMs: Number.POSITIVE_INFINITY,
  // Pages are drawn for visitors; whoever may be signed in gets an empty one and draws it here.
  drawn: { status: 'ready', value: null },
});

const endListeners = new Set<() => void>();

export type Session = RemoteState<User | null>;

export function useSession(): Session {
  return useRemote(session);
}

/** The signed-in person where the page does not care whether the session is still being read. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === 'ready' ? state.value : null;
}

/** After sign-in, registration and profile changes: the record that the call returned. */
export function setSessionUser(user: User): void {
  session.set(user);
}

export const refreshSession = (): Promise<void> => session.refresh();

export async function signOut(): Promise<void> {
  await call(logoutAddress, {});
  endSession();
}

/** Forgets the person on this device, also when the server says that the session has ended. */
export function endSession(): void {
  session.set(null);
  for (const listener of endListeners) listener();
}

/** Runs when someone signs out: drafts and cached answers of theirs must go. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Before the first drawing: without the cookie's hint nobody is signed in, and the page can say so at once. */
export function startSession(): void {
  if (!mayHaveSession()) session.set(null);
}

const mayHaveSession = () =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${sessionHintCookie}=1`);

async function readUser(): Promise<User | null> {
  if (!mayHaveSession()) return null;
  try {
    return await call(currentUserAddress, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
