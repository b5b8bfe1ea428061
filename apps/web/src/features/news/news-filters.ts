import { type ListFilters, useListFilters } from '../../lib/browser/use-list-filters.ts';

export const newsTabs = ['all', 'latest', 'popular'] as const;
export type NewsTab = (typeof newsTabs)[number];

export type NewsFilterState = ListFilters<'category' | 'search', NewsTab>;
export type NewsFilters = NewsFilterState['filters'];

export const useNewsFilters = (): NewsFilterState => useListFilters(['category'], newsTabs);
