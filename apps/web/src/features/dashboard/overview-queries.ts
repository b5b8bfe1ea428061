import { readOverview } from '@fitted/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';

/** Changes to resumes, postings or applications must invalidate this. */
export const overviewKey = ['overview'] as const;

export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readOverview, {}, { signal }),
    staleTime: 0,
  });
}
