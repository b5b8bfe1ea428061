import { Component, type ReactNode } from 'react';
import { ErrorPage } from './pages/error-page.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** When this changes (another page), the previous failure is cleared. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  /**
   * Code that failed to load stays missing until the document is reloaded. Reloads where that helps: at once if the
   * document may be older than the server's build, but never twice in a row, or when the connection is back.
   */
  override componentDidCatch(error: unknown) {
    // The word "module" is common to the messages of all browsers.
    if (!(error instanceof TypeError && error.message.includes('module'))) return;
    const reload = () => {
      if (this.state.failed) window.location.reload();
    };
    if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
    else if (!wasReloaded()) reload();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage onRetry={() => window.location.reload()} />;
  }
}

function wasReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload';
}
