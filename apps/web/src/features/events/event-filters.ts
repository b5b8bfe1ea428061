import { type ListFilters, useListFilters } from '../../lib/browser/use-list-filters.ts';

export const eventTabs = ['upcoming', 'all'] as const;
export type EventTab = (typeof eventTabs)[number];

const names = ['location', 'industry', 'type'] as const;

export type EventFilterState = ListFilters<(typeof names)[number] | 'search', EventTab>;
export type EventFilters = EventFilterState['filters'];

export const useEventFilters = (): EventFilterState => useListFilters(names, eventTabs);
