import type { eventFilterChoices, getEvent, listEvents } from '@fitted/contract/events';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { addressOf, call } from '../../lib/api/client.ts';
import type { EventFilters, EventTab } from './event-filters.ts';

const list = addressOf<typeof listEvents>('GET', '/api/employer-events');
const choices = addressOf<typeof eventFilterChoices>('GET', '/api/employer-events/filters');
const one = addressOf<typeof getEvent>('GET', '/api/employer-events/:id');

const pageSize = 12;
const featuredCount = 3;

export function useEvents(filters: EventFilters, tab: EventTab) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const upcoming = tab === 'upcoming' ? 'true' : 'false';
  return useInfiniteQuery({
    queryKey: ['events', upcoming, given],
    queryFn: ({ pageParam, signal }) =>
      call(
        list,
        { query: { ...given, upcoming, limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    // Keep the last results while typing, to avoid flicker.
    placeholderData: keepPreviousData,
  });
}

export const useFeaturedEvents = () =>
  useQuery({
    queryKey: ['events', 'featured'],
    queryFn: ({ signal }) => call(list, { query: { upcoming: 'true', limit: featuredCount } }, { signal }),
  });

export const useEventChoices = () =>
  useQuery({
    queryKey: ['event-filters'],
    queryFn: ({ signal }) => call(choices, {}, { signal }),
  });

/** Null if there is no such event, or it is not public. */
export const useEvent = (id: number) =>
  useQuery({
    queryKey: ['event', id],
    queryFn: ({ signal }) =>
      call(one, { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }),
    enabled: id > 0,
  });
