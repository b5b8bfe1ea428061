import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { AppRoutes } from './router.tsx';

interface AppProps {
  /** Wraps the pages in a router: the browser's, or a static one for the address that the server renders. */
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
