import type { Advertisement } from '@fitted/contract/advertisements';
import type { PageOf } from '../list/read-page.ts';

const sortKeys = ['createdAt', 'name', 'location'] as const;
export type AdvertisementSort = (typeof sortKeys)[number];
export const readSort = (text: string): AdvertisementSort => sortKeys.find((key) => key === text) ?? 'createdAt';

interface Question {
  readonly search: string;
  readonly sort: AdvertisementSort;
  readonly direction: 'asc' | 'desc';
  /** Zero-based. */
  readonly page: number;
  readonly pageSize: number;
}

/** The call returns all advertisements at once; they are searched, sorted and paged here. */
export function cutPage(all: readonly Advertisement[], question: Question): PageOf<Advertisement> {
  const { search, sort, direction, page, pageSize } = question;
  const wanted = search.toLocaleLowerCase();
  const found = all
    .filter(({ name, title }) => `${name} ${title ?? ''}`.toLocaleLowerCase().includes(wanted))
    .sort((one, other) => one[sort].localeCompare(other[sort]) * (direction === 'asc' ? 1 : -1));
  const end = (page + 1) * pageSize;
  return {
    rows: found.slice(page * pageSize, end),
    nextCursor: end < found.length ? String(page + 1) : null,
    total: found.length,
  };
}
