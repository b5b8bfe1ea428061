import { useState } from 'react';
import { useSearchParams } from 'react-router';

export interface ListFilters<Name extends string, Tab extends string> {
  /** Empty text means "any". */
  readonly filters: Readonly<Record<Name, string>>;
  readonly hasFilters: boolean;
  readonly tab: Tab;
  /** The search box's initial text; a new key resets it when the search was changed from elsewhere. */
  readonly searchBox: { readonly key: number; readonly initialText: string };
  change(changes: Partial<Record<Name, string>>): void;
  chooseTab(tab: string): void;
  reset(): void;
}

const maxLength = 200;

/** The search, filters and tab of a list. They are in the address: a reload keeps them and a link shares them. */
export function useListFilters<Name extends string, Tab extends string>(
  names: readonly Name[],
  tabs: readonly [Tab, ...Tab[]],
): ListFilters<Name | 'search', Tab> {
  const [params, setParams] = useSearchParams();
  const all = ['search', ...names] as const;
  const filters = Object.fromEntries(all.map((name) => [name, params.get(name)?.slice(0, maxLength) ?? ''])) as Record<
    Name | 'search',
    string
  >;

  // The address changes shortly after the box reports, so the two are compared only when the address changes.
  const [box, setBox] = useState({ key: 0, initialText: filters.search, said: filters.search });
  const [addressed, setAddressed] = useState(filters.search);
  const beginAnew = (text: string) => setBox({ key: box.key + 1, initialText: text, said: text });
  if (addressed !== filters.search) {
    setAddressed(filters.search);
    if (box.said !== filters.search) beginAnew(filters.search);
  }

  const write = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filters,
    hasFilters: all.some((name) => filters[name] !== ''),
    tab: tabs.find((tab) => tab === params.get('tab')) ?? tabs[0],
    searchBox: box,
    change: (changes: Partial<Record<Name | 'search', string>>) => {
      const { search } = changes;
      if (search !== undefined) setBox((current) => ({ ...current, said: search }));
      write(changes as Record<string, string>);
    },
    chooseTab: (tab) => write({ tab: tab === tabs[0] ? '' : tab }),
    reset: () => {
      beginAnew('');
      write(Object.fromEntries(all.map((name) => [name, ''])));
    },
  };
}
