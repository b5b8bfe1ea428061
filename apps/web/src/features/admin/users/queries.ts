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
} from '@fitted/contract/admin-users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readPage } from '../list/read-page.ts';

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

/** Whatever changed, here or elsewhere, the lists and the counts read again, and the audit log knows of it. */
function useUserMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }) });
}

export const useAddUser = () => useUserMutation((body: AdminUserForm) => call(addUser, { body }));

export const useUpdateUser = () =>
  useUserMutation(({ id, body }: { readonly id: number; readonly body: AdminUserChange }) =>
    call(updateUser, { params: { id }, body }),
  );

export const useRemoveUser = () => useUserMutation((id: number) => call(removeUser, { params: { id } }));

export const useTurnOffTwoStep = () =>
  useUserMutation((request: { readonly id: number; readonly body: { readonly currentPassword: string } }) =>
    call(turnOffTwoStep, { params: { id: request.id }, body: request.body }),
  );

export const sendReport = (userId: number, signal?: AbortSignal) =>
  call(sendActivityReport, { body: { userId } }, signal && { signal });
