import type { logout } from '@fitted/contract/account/auth';
import type { currentUser, User } from '@fitted/contract/account/users';
import { sessionHintCookie } from '@fitted/contract/cookies';
import { ApiError } from '../api/api-error.ts';
import { addressOf, call, onNotSignedIn } from '../api/client.ts';
import { createHeaderQuery, type HeaderQueryState, useHeaderQuery } from '../api/header-query.ts';
import { createStore } from '../browser/store.ts';

const currentUserAddress = addressOf<typeof currentUser>('GET', '/api/user');
const logoutAddress = addressOf<typeof logout>('POST', '/api/logout');

/** The signed-in person, or null. Read once per page load; set by sign-in, sign-out and profile changes. */
const session = createHeaderQuery<User | null>(readUser, {
  freshMs: Number.POSITIVE_INFINITY,
  // Pages are rendered for visitors; people who may be signed in get an empty page, rendered here.
  drawn: { status: 'ready', value: null },
});

const endListeners = new Set<(isWish: boolean) => void>();

/** Awaited before someone signs out, for what still has to be sent with the session. */
export const departures = new Set<() => Promise<unknown> | undefined>();

/** Forms with text that would be lost with the page. */
export const unsaved = new Set<unknown>();

/** The session ended while there were such forms: the page stays, and asks the person to sign in again. */
export const hasLapsed = createStore(false);

export type Session = HeaderQueryState<User | null>;

export function useSession(): Session {
  return useHeaderQuery(session);
}

/** The signed-in person, for pages that do not care whether the session is still being read. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === 'ready' ? state.value : null;
}

/** After sign-in, registration and profile changes, with the record that the call returned. */
export function setSessionUser(user: User): void {
  const known = knownUser();
  // Someone else signs in: they must not see what the first person left open.
  if (known && known.id !== user.id) endSession(false);
  hasLapsed.set(false);
  session.set(user);
}

export const refreshSession = (): Promise<void> => session.refresh();

export async function signOut(): Promise<void> {
  await Promise.allSettled([...departures].map((prepare) => prepare()));
  await call(logoutAddress, {});
  endSession();
}

/** Forgets the person on this device. */
export function endSession(isWish = true): void {
  hasLapsed.set(false);
  session.set(null);
  for (const listener of endListeners) listener(isWish);
}

/** Called when a session ends: cached data must be dropped and, if the person chose to sign out, their drafts too. */
export function onSessionEnd(listener: (isWish: boolean) => void): void {
  endListeners.add(listener);
}

// Ended elsewhere: by "sign out everywhere else", a new password, or time. Visitors have no session that could end.
onNotSignedIn(() => {
  if (!knownUser()) return;
  if (unsaved.size > 0) hasLapsed.set(true);
  else endSession(false);
});

/** Called once the signed-in person is known, and again if that changes. */
export function onSignedIn(listener: (user: User) => void): void {
  session.store.subscribe(() => {
    const user = knownUser();
    if (user) listener(user);
  });
}

export function knownUser(): User | null {
  const state = session.store.get();
  return state.status === 'ready' ? state.value : null;
}

/** Before the first render: without the cookie's hint nobody is signed in, and the page can show that at once. */
export function startSession(): void {
  if (!mayHaveSession()) session.set(null);
}

/** Signing out in another tab removes the hint at once. */
export const mayHaveSession = () =>
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
