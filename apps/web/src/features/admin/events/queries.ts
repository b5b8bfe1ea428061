import {
  adminEvents,
  createEvent,
  deleteEvent,
  type EventChange,
  type EventForm,
  updateEvent,
} from '@fitted/contract/admin-content';
import type { EventStatus } from '@fitted/contract/constants';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readPage } from '../list/read-page.ts';

export const eventPageSize = 25;

interface EventQuestion {
  readonly search: string;
  readonly status: EventStatus | undefined;
  readonly cursor: string | undefined;
}

export function useEvents({ search, status, cursor }: EventQuestion) {
  return useQuery({
    queryKey: ['admin', 'events', search, status, cursor],
    queryFn: ({ signal }) =>
      readPage(
        adminEvents,
        { query: { search, limit: eventPageSize, ...(status && { status }), ...(cursor && { cursor }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

/** The public pages read the same events, under their own key. What was refused may have been changed by somebody else. */
function useEventMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries() });
}

export const useCreateEvent = () => useEventMutation((body: EventForm) => call(createEvent, { body }));

export const useUpdateEvent = () =>
  useEventMutation(({ id, body }: { readonly id: number; readonly body: EventChange }) =>
    call(updateEvent, { params: { id }, body }),
  );

export const useDeleteEvent = () => useEventMutation((id: number) => call(deleteEvent, { params: { id } }));
