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

/** Reloaded whenever it is shown, because the tool on the home page adds applications without a query client. */
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

/** Reloads everything that shows applications; other parts of the page use the second key. */
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

/** Shows the card in its new column at once; if the server refuses, it moves back. */
export function useMoveApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: moveKey,
    // One at a time: the second move of a card needs the version that the first one creates.
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
    // The move cancelled running reads, so reload. Doing so before the last move is saved would make the board jump
    // back.
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
  /** Called after each request: if a later one fails, these rows are saved. */
  readonly onSaved: (count: number) => void;
}

/** The server limits the number of rows per call; a longer table is sent in several calls, one at a time. */
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
