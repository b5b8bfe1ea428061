import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { RowsProps } from './columns.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Pager } from './pager.tsx';
import type { PageOf } from './read-page.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import type { Cursor } from './use-cursor.ts';
import { useIsNarrow } from './use-is-narrow.ts';

interface PagedListProps<Row, Sort extends string> extends Omit<RowsProps<Row, Sort>, 'rows'> {
  readonly query: UseQueryResult<PageOf<Row>>;
  readonly pageSize: number;
  readonly cursor: Cursor;
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text?: string };
  /** Given when a search or a filter is why there is nothing. */
  readonly nothingFound?: ReactNode;
}

/** A list of the administration in all its states. */
export function PagedList<Row extends { readonly id: number }, Sort extends string>(props: PagedListProps<Row, Sort>) {
  const { query, pageSize, cursor, empty, nothingFound, ...list } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const Rows = useIsNarrow() ? RowCards : RowTable;

  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.rows.length === 0 && cursor.page === 0)
    return nothingFound ? <EmptyState icon={SearchX} title={nothingFound} /> : <EmptyState {...empty} />;
  return (
    <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
      <Rows {...list} rows={data.rows} />
      <Pager page={data} pageSize={pageSize} cursor={cursor} />
    </div>
  );
}
