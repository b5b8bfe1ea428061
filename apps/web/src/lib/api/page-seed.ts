import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The query results that the server rendered a page with; the page starts with them instead of asking again. */
export interface SeededQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

export const seedId = 'page-data';

export function readSeed(): readonly SeededQuery[] {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(seedId)?.textContent;
  return text ? (JSON.parse(text) as SeededQuery[]) : [];
}

export function takeSeed(client: QueryClient): SeededQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

export function applySeed(client: QueryClient, seed: readonly SeededQuery[]): void {
  for (const { key, data } of seed) client.setQueryData(key, data);
}
