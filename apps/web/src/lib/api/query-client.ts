import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** No automatic retry, no refetch on focus, no polling; what was read stays fresh until someone invalidates it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});

// Whatever one person has read must not greet the next one on the same device.
onSessionEnd(() => queryClient.clear());
