import { adminMetrics, adminOperations } from '@fitted/contract/admin-metrics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** Counts go stale by themselves: coming back to the tab reads them again. */
const freshMs = 30_000;

export const useMetrics = (days: number) =>
  useQuery({
    queryKey: ['admin', 'metrics', days],
    queryFn: ({ signal }) => call(adminMetrics, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });

export const useOperations = () =>
  useQuery({
    queryKey: ['admin', 'operations'],
    queryFn: ({ signal }) => call(adminOperations, {}, { signal }),
    staleTime: freshMs,
  });
