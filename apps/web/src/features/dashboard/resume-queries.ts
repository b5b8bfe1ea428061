import { type DownloadFormat, downloadResume } from '@fitted/contract/documents';
import {
  changeResume,
  deleteResume,
  deleteResumeVersion,
  getResume,
  listResumes,
  listResumeVersions,
  restoreResumeVersion,
} from '@fitted/contract/resumes';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callRaw } from '../../lib/api/client.ts';
import { deleteKeptAlive } from '../../lib/api/delete-kept-alive.ts';
import { fileOf, type NamedFile } from '../../lib/browser/save-file.ts';
import { overviewKey } from './overview-queries.ts';

const listKey = ['resumes'] as const;
const resumeKey = (id: number) => ['resume', id] as const;
const versionsKey = (id: number) => ['resume-versions', id] as const;
const pageSize = 5;

/**
 * Reloaded whenever shown, like the whole dashboard, because the tool on the home page saves without a query client.
 */
export function useResumes() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(listResumes, { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

const resumeQuery = (id: number) => ({
  queryKey: resumeKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getResume, { params: { id } }, { signal }),
  staleTime: 0,
});

export const useResume = (id: number) => useQuery(resumeQuery(id));

export const readResume = (client: QueryClient, id: number) => client.fetchQuery(resumeQuery(id));

export function useResumeVersions(id: number) {
  return useInfiniteQuery({
    queryKey: versionsKey(id),
    queryFn: ({ pageParam, signal }) =>
      call(
        listResumeVersions,
        { params: { id }, query: { limit: 50, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

/** A change to a resume affects its list, its versions and the activity. */
export function useReloadResumes() {
  const client = useQueryClient();
  return (id?: number) =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey }),
      client.invalidateQueries({ queryKey: overviewKey }),
      ...(id === undefined
        ? []
        : [
            client.invalidateQueries({ queryKey: resumeKey(id) }),
            client.invalidateQueries({ queryKey: versionsKey(id) }),
          ]),
    ]);
}

export function useRenameResume() {
  const reload = useReloadResumes();
  return useMutation({
    mutationFn: ({ id, title, seenUpdatedAt }: { id: number; title: string; seenUpdatedAt: string }) =>
      call(changeResume, { params: { id }, body: { title, seenUpdatedAt } }),
    onSuccess: (resume) => reload(resume.id),
  });
}

export function useRestoreVersion(id: number) {
  const reload = useReloadResumes();
  return useMutation({
    mutationFn: (versionId: number) => call(restoreResumeVersion, { params: { id, versionId } }),
    onSuccess: () => reload(id),
  });
}

export const sendDeleteResume = (id: number): Promise<void> => deleteKeptAlive(deleteResume, { id });

export const sendDeleteVersion = (id: number, versionId: number): Promise<void> =>
  deleteKeptAlive(deleteResumeVersion, { id, versionId });

/** The file, and the name that the server gave it. */
export async function fetchFile(format: DownloadFormat, resumeText: string, jobTitle: string): Promise<NamedFile> {
  const response = await callRaw(downloadResume, { params: { format }, body: { resumeText, jobTitle } });
  return fileOf(response, `resume.${format}`);
}
