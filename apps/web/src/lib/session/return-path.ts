/**
 * Where to go after signing in: the address that the guard stored in the navigation state, if it is one of ours.
 * Browsers treat `//evil.example` and `/\evil.example` as other sites, so a path must start with exactly one slash.
 */
export function returnPath(state: unknown, fallback = '/dashboard'): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : fallback;
}
