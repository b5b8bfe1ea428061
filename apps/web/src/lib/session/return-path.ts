/**
 * Where to go after signing in: the address that the guard remembered in the navigation state, if it is one of ours.
 * `//evil.example` and `/\evil.example` are other sites to a browser, so a path must start with exactly one slash.
 */
export function returnPath(state: unknown, fallback = '/dashboard'): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : fallback;
}
