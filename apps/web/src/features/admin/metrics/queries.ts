import { adminMetrics, adminOperations } from '@fitted/contract/admin/metrics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** Counts become outdated by themselves: returning to the tab reloads them. */
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
