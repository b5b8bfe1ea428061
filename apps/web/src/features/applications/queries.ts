import {
  type Application,
  addApplication,
  changeApplication,
  deleteApplication,
  getApplication,
  importApplications,
  listApplications,
  maxImportedRows,
} from '@fitted/contract/applications';
import { type ApplicationStatus, applicationStatuses } from '@fitted/contract/constants';
import type { RouteRequest } from '@fitted/contract/route';
import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { deleteKeptAlive } from '../../lib/api/delete-kept-alive.ts';
import { type Column, putOnTop, renew, takeOut } from './board-cache.ts';

export type ApplicationInput = RouteRequest<typeof addApplication>['body'];
export type ImportedRow = RouteRequest<typeof importApplications>['body']['rows'][number];

const boardKey = ['applications'] as const;
const columnKey = (status: ApplicationStatus) => [...boardKey, status] as const;
const moveKey = ['move-application'] as const;
const pageSize = 20;

/** Read anew whenever it is shown: the tool on the home page notes applications without a query client. */
export function useColumn(status: ApplicationStatus) {
  return useInfiniteQuery({
    queryKey: columnKey(status),
    queryFn: ({ pageParam, signal }) =>
      call(
        listApplications,
        { query: { status, limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

/** Everything that shows applications; other parts of the page listen under the second key. */
export function useReloadBoard() {
  const client = useQueryClient();
  return () => reloadBoard(client);
}

const reloadBoard = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: boardKey }), client.invalidateQueries({ queryKey: ['overview'] })]);

interface Move {
  readonly application: Application;
  readonly to: ApplicationStatus;
}

/** Shows the card in its new column at once; the server's refusal puts it back. */
export function useMoveApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: moveKey,
    // One after the other: the second move of a card counts on the version that the first one makes.
    scope: { id: 'application-moves' },
    mutationFn: ({ application: { id, version }, to }: Move) =>
      call(changeApplication, { params: { id }, body: { version, status: to } }),
    onMutate: async ({ application, to }) => {
      await client.cancelQueries({ queryKey: boardKey });
      const moved = { ...application, status: to, version: application.version + 1 };
      edit(client, application.status, (column) => takeOut(column, application.id));
      edit(client, to, (column) => putOnTop(column, moved));
    },
    onSuccess: (saved) => edit(client, saved.status, (column) => renew(column, saved)),
    // What was being read when the card moved was given up for it. Before the last move is saved the board would jump back.
    onSettled: () => {
      if (client.isMutating({ mutationKey: moveKey }) === 1) void reloadBoard(client);
    },
  });
}

const edit = (client: QueryClient, status: ApplicationStatus, change: (column: Column) => Column) =>
  client.setQueryData<Column>(columnKey(status), (column) => column && change(column));

export function useAddApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationInput) => call(addApplication, { body }),
    onSuccess: () => reloadBoard(client),
  });
}

export function useChangeApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...body }: ApplicationInput & { id: number; version: number }) =>
      call(changeApplication, { params: { id }, body: { ...body, version } }),
    onSuccess: () => reloadBoard(client),
  });
}

export const readApplication = (id: number): Promise<Application> => call(getApplication, { params: { id } });

interface Import {
  readonly rows: readonly ImportedRow[];
  /** Told after each call: one that fails leaves those before it saved. */
  readonly onSaved: (count: number) => void;
}

/** The server takes so many rows at once; a longer table goes in several calls, one after the other. */
export function useImportApplications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, onSaved }: Import) => {
      for (let from = 0; from < rows.length; from += maxImportedRows) {
        const { imported } = await call(importApplications, {
          body: { rows: rows.slice(from, from + maxImportedRows) },
        });
        onSaved(imported);
      }
    },
    onSettled: () => reloadBoard(client),
  });
}

export const sendDeleteApplication = (id: number): Promise<void> => deleteKeptAlive(deleteApplication, { id });

export const columns: readonly ApplicationStatus[] = applicationStatuses;
