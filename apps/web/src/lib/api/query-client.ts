import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** No automatic retry, no refetch on focus, no polling; data stays fresh until it is invalidated. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});

// One person's data must not be shown to the next one on the same device.
onSessionEnd(() => queryClient.clear());
