import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { AppRoutes } from './router.tsx';

interface AppProps {
  /** Puts the pages into a router: the browser's, or one that stands still at the address that the server draws. */
  readonly route: (pages: ReactNode) => ReactElement;
}

export function App({ route }: AppProps) {
  return (
    <ErrorBoundary>
      {route(<AppRoutes />)}
      <LazyToaster />
    </ErrorBoundary>
  );
}
