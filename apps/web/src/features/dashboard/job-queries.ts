import { deleteJobDescription, getJobDescription, listJobDescriptions } from '@fitted/contract/job-descriptions';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { deleteKeptAlive } from '../../lib/api/delete-kept-alive.ts';
import { overviewKey } from './overview-queries.ts';
import { readResume } from './resume-queries.ts';

const listKey = ['job-descriptions'] as const;
const pageSize = 4;

export function useJobs() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(listJobDescriptions, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

/** How well a resume matches a posting. The server has read what the posting asks for; the rest is computed here. */
export function useJobMatch(jobId: number, resume: { id: number; updatedAt: string } | undefined) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['job-match', jobId, resume?.id, resume?.updatedAt],
    enabled: resume !== undefined,
    queryFn: async ({ signal }) => {
      const [{ profile }, text, { scoreText }] = await Promise.all([
        call(getJobDescription, { params: { id: jobId } }, { signal }),
        readResume(client, resume?.id ?? 0),
        import('./score-text.ts'),
      ]);
      return scoreText(text.improvedText ?? text.originalText, profile, new Date());
    },
  });
}

export function useReloadJobs() {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: listKey }), client.invalidateQueries({ queryKey: overviewKey })]);
}

export const sendDeleteJob = (id: number): Promise<void> => deleteKeptAlive(deleteJobDescription, { id });
