import type { ReactNode } from 'react';
import { SearchInput } from '../../../ui/form/search-input.tsx';

interface ToolbarProps {
  readonly searchLabel: string;
  readonly searchBox: { readonly key: number; readonly initialText: string };
  readonly onSearch: (text: string) => void;
  /** Filters next to the search. */
  readonly filters?: ReactNode;
  /** Buttons at the end. */
  readonly children: ReactNode;
}

export function Toolbar({ searchLabel, searchBox, onSearch, filters, children }: ToolbarProps) {
  return (
    <div className="mb-4 flex flex-col gap-3 lg:flex-row lg:items-center">
      <SearchInput
        key={searchBox.key}
        label={searchLabel}
        placeholder={searchLabel}
        initialText={searchBox.initialText}
        onSearch={onSearch}
        className="lg:w-80"
      />
      {filters}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap lg:ml-auto">{children}</div>
    </div>
  );
}
