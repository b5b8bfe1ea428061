import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { applySeed, readSeed } from '../lib/page-seed.ts';
import { openProof } from '../lib/proof.ts';
import { queryClient } from '../lib/query-client.ts';
import { hasLapsed } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';

applySeed(queryClient, readSeed());

const ProofDialog = lazy(() => import('./proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })));
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })));

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
