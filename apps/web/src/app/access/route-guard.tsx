import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { PageSpinner } from '../page-spinner.tsx';

interface RouteGuardProps {
  readonly access: 'public' | 'user' | 'admin';
  /** Shown to people without administrator rights, so that nothing reveals that there is more. */
  readonly notFound: ReactNode;
  readonly children: ReactNode;
}

export function RouteGuard({ access, notFound, children }: RouteGuardProps) {
  return access === 'public' ? (
    children
  ) : (
    <SignedInOnly access={access} notFound={notFound}>
      {children}
    </SignedInOnly>
  );
}

function SignedInOnly({ access, notFound, children }: RouteGuardProps) {
  const session = useSession();
  const location = useLocation();

  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'failed') throw session.error;
  if (session.value === null) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    return <Navigate to="/auth" replace state={{ from }} />;
  }
  if (access === 'admin' && !session.value.isAdmin) return notFound;
  // Keyed by person, so that nothing of one person's page is kept for the next.
  return <Fragment key={session.value.id}>{children}</Fragment>;
}
