import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { applySeed, readSeed } from '../lib/api/page-seed.ts';
import { openProof } from '../lib/api/proof.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { useStore } from '../lib/browser/store.ts';
import { hasLapsed } from '../lib/session/session.ts';

applySeed(queryClient, readSeed());

const ProofDialog = lazy(() => import('./access/proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })));
const SignInAgain = lazy(() =>
  import('./access/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
);

export function WithQueries({ children }: { readonly children: ReactNode }) {
  const isSignedOut = useStore(hasLapsed);
  const answerProof = useStore(openProof);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Suspense>{answerProof && <ProofDialog onAnswer={answerProof} />}</Suspense>
      <Suspense>{isSignedOut && <SignInAgain />}</Suspense>
    </QueryClientProvider>
  );
}
