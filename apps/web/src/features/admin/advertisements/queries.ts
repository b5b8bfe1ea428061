import {
  type Advertisement,
  type AdvertisementChange,
  type AdvertisementForm,
  adminAdvertisements,
  createAdvertisement,
  deleteAdvertisement,
  updateAdvertisement,
} from '@fitted/contract/advertisements';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

export const useAdvertisements = <Selected>(select: (all: readonly Advertisement[]) => Selected) =>
  useQuery({
    queryKey: ['admin', 'advertisements'],
    queryFn: ({ signal }) => call(adminAdvertisements, {}, { signal }),
    select,
  });

/** What was refused may have been changed by somebody else, and is read again, too. */
function useAdvertisementMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }) });
}

export const useCreateAdvertisement = () =>
  useAdvertisementMutation((body: AdvertisementForm) => call(createAdvertisement, { body }));

export const useUpdateAdvertisement = () =>
  useAdvertisementMutation(({ id, body }: { readonly id: number; readonly body: AdvertisementChange }) =>
    call(updateAdvertisement, { params: { id }, body }),
  );

export const useDeleteAdvertisement = () =>
  useAdvertisementMutation((id: number) => call(deleteAdvertisement, { params: { id } }));
