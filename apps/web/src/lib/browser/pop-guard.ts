/** Hear of going back and forth before the router does, which the latest of them can keep from it. */
export const popGuards = new Set<(event: PopStateEvent) => void>();

// Browsers call the window's listeners in the order they came, whatever they ask for: this one comes with the frame, before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => [...popGuards].at(-1)?.(event));
