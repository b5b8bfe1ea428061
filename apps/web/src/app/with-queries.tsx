import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { applySeed, readSeed } from '../lib/page-seed.ts';
import { queryClient } from '../lib/query-client.ts';

applySeed(queryClient, readSeed());

export function WithQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
