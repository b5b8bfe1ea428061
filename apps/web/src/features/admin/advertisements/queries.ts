import {
  type Advertisement,
  type AdvertisementChange,
  type AdvertisementForm,
  adminAdvertisements,
  createAdvertisement,
  deleteAdvertisement,
  updateAdvertisement,
} from '@fitted/contract/advertisements';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { useChange } from '../list/use-change.ts';

export const useAdvertisements = <Selected>(select: (all: readonly Advertisement[]) => Selected) =>
  useQuery({
    queryKey: ['admin', 'advertisements'],
    queryFn: ({ signal }) => call(adminAdvertisements, {}, { signal }),
    select,
  });

export const useCreateAdvertisement = () => useChange((body: AdvertisementForm) => call(createAdvertisement, { body }));

export const useUpdateAdvertisement = () =>
  useChange(({ id, body }: { readonly id: number; readonly body: AdvertisementChange }) =>
    call(updateAdvertisement, { params: { id }, body }),
  );

export const useDeleteAdvertisement = () => useChange((id: number) => call(deleteAdvertisement, { params: { id } }));
