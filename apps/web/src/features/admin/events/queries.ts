import {
  adminEvents,
  createEvent,
  deleteEvent,
  type EventChange,
  type EventForm,
  updateEvent,
} from '@fitted/contract/admin/content';
import type { EventStatus } from '@fitted/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { readPage } from '../list/read-page.ts';
import { useContentChange } from '../list/use-change.ts';

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

export const useCreateEvent = () => useContentChange((body: EventForm) => call(createEvent, { body }));

export const useUpdateEvent = () =>
  useContentChange(({ id, body }: { readonly id: number; readonly body: EventChange }) =>
    call(updateEvent, { params: { id }, body }),
  );

export const useDeleteEvent = () => useContentChange((id: number) => call(deleteEvent, { params: { id } }));
