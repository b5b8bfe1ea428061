import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { type LucideIcon, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
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
  /** Set if a search or a filter is the reason for an empty list. */
  readonly nothingFound?: ReactNode;
}

/** A list of the administration in all its states. */
export function PagedList<Row extends { readonly id: number }, Sort extends string>(props: PagedListProps<Row, Sort>) {
  const { query, pageSize, cursor, empty, nothingFound, ...list } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const Rows = useIsNarrow() ? RowCards : RowTable;
  const isEmpty = data?.rows.length === 0;

  // The only row of the last page was deleted, here or elsewhere.
  const isPastEnd = isEmpty && !isPlaceholderData && cursor.page > 0;
  useEffect(() => {
    if (isPastEnd) cursor.previous();
  }, [isPastEnd, cursor]);

  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || isPastEnd || (isEmpty && isPlaceholderData)) return <ListSkeleton />;
  if (isEmpty) return nothingFound ? <EmptyState icon={SearchX} title={nothingFound} /> : <EmptyState {...empty} />;
  return (
    <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
      <Rows {...list} rows={data.rows} />
      <Pager page={data} pageSize={pageSize} cursor={cursor} isWaiting={isPlaceholderData} />
    </div>
  );
}
