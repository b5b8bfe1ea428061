/** Called on back and forward before the router; the most recently added one can stop the event from reaching it. */
export const popGuards = new Set<(event: PopStateEvent) => void>();

// On the window, browsers call listeners in the order they were added, even capturing ones: this is added before the
// router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => [...popGuards].at(-1)?.(event));
