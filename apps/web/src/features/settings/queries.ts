import { type ChangePasswordForm, updatePassword } from '@fitted/contract/account/auth';
import {
  confirmTwoStep,
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
  twoStepState,
} from '@fitted/contract/account/security';
import { deleteUser, exportData, type ProfileChange, type User, updateProfile } from '@fitted/contract/account/users';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callRaw } from '../../lib/api/client.ts';
import { moodKey } from '../../lib/browser/mood-key.ts';
import { fileOf, type NamedFile } from '../../lib/browser/save-file.ts';
import { writeStored } from '../../lib/browser/storage.ts';
import { setSessionUser } from '../../lib/session/session.ts';

const keys = { sessions: ['sessions'], events: ['security-events'], twoStep: ['two-step'] } as const;

export async function saveProfile(userId: number, body: ProfileChange): Promise<User> {
  const user = await call(updateProfile, { params: { id: userId }, body });
  setSessionUser(user);
  return user;
}

export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
}

export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: keys.events,
    queryFn: ({ pageParam, signal }) =>
      call(listSecurityEvents, { query: { limit: 10, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export function useTwoStep() {
  return useQuery({ queryKey: keys.twoStep, queryFn: ({ signal }) => call(twoStepState, {}, { signal }) });
}

/** A security change affects the sessions, the security events and the two-step state. */
function useSecurityMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const useChangePassword = () =>
  useSecurityMutation((form: ChangePasswordForm) => call(updatePassword, { query: {}, body: form }));

export const useEndSession = () => useSecurityMutation((id: number) => call(endSession, { params: { id } }));

export const useEndOtherSessions = () => useSecurityMutation(() => call(endOtherSessions, {}));

export const useStartTwoStep = () =>
  useMutation({ mutationFn: (currentPassword: string) => call(startTwoStep, { body: { currentPassword } }) });

export const useConfirmTwoStep = () => useSecurityMutation((code: string) => call(confirmTwoStep, { body: { code } }));

export interface SecondProof {
  readonly currentPassword: string;
  readonly code: string;
}

export const useStopTwoStep = () => useSecurityMutation((body: SecondProof) => call(stopTwoStep, { body }));

export const useRenewCodes = () => useSecurityMutation((body: SecondProof) => call(renewRecoveryCodes, { body }));

/** The file with everything we store, and its name. */
export async function fetchExport(): Promise<NamedFile> {
  return fileOf(await callRaw(exportData, {}), 'fitted-data.json');
}

export function useRemoveUser() {
  const client = useQueryClient();
  return async (userId: number, mode: 'data' | 'account'): Promise<void> => {
    const deleteDataOnly = mode === 'data' ? 'true' : 'false';
    await call(deleteUser, { params: { id: userId }, query: { deleteDataOnly } });
    // The mood tracker stores its entries only in the browser; they are this person's data too.
    writeStored(moodKey(userId), null);
    if (mode === 'data') await client.invalidateQueries();
  };
}
