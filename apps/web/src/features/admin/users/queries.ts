import {
  type AdminUserChange,
  type AdminUserForm,
  addUser,
  adminUsers,
  removeUser,
  sendActivityReport,
  turnOffTwoStep,
  updateUser,
  userSortKeys,
} from '@fitted/contract/admin/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { readPage } from '../list/read-page.ts';
import { useChange } from '../list/use-change.ts';

export type UserSort = (typeof userSortKeys)[number];
export const userPageSize = 25;
const queryKey = ['admin', 'users'];

export interface UserQuestion {
  readonly search: string;
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
  readonly cursor: string | undefined;
}

export const readSort = (text: string): UserSort => userSortKeys.find((key) => key === text) ?? 'createdAt';

export function useUsers({ cursor, ...question }: UserQuestion) {
  return useQuery({
    queryKey: [...queryKey, question, cursor],
    queryFn: ({ signal }) =>
      readPage(adminUsers, { query: { ...question, limit: userPageSize, ...(cursor && { cursor }) } }, signal),
    placeholderData: keepPreviousData,
  });
}

export const useAddUser = () => useChange((body: AdminUserForm) => call(addUser, { body }));

export const useUpdateUser = () =>
  useChange(({ id, body }: { readonly id: number; readonly body: AdminUserChange }) =>
    call(updateUser, { params: { id }, body }),
  );

export const useRemoveUser = () => useChange((id: number) => call(removeUser, { params: { id } }));

export const useTurnOffTwoStep = () =>
  useChange((request: { readonly id: number; readonly body: { readonly currentPassword: string } }) =>
    call(turnOffTwoStep, { params: { id: request.id }, body: request.body }),
  );

export const sendReport = (userId: number, signal?: AbortSignal) =>
  call(sendActivityReport, { body: { userId } }, signal && { signal });
