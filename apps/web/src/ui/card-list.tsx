import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MoreButton } from './more-button.tsx';
import { Skeleton } from './skeleton.tsx';

interface CardListProps<Row> {
  readonly query: UseInfiniteQueryResult;
  /** All pages so far; undefined until the first has loaded, or if it failed. */
  readonly rows: readonly Row[] | undefined;
  /** Texts of the list's own feature. */
  readonly t: Translate;
  /** The classes of its grid: columns and gaps, or lines between its rows. */
  readonly columns: string;
  readonly skeleton: { readonly count: number; readonly className: string };
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly onClear: () => void };
  readonly children: (row: Row) => ReactNode;
}

/** A public list that grows page by page, in all its states: loading, failed, empty and filled. */
export function CardList<Row extends { readonly id: Key }>(props: CardListProps<Row>) {
  const { query, rows, t, columns, skeleton, empty, children } = props;
  if (query.isPending) {
    return (
      <div role="status" className={`grid ${columns}`}>
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: skeleton.count }, (_, place) => place).map((place) => (
          <Skeleton key={place} className={skeleton.className} />
        ))}
      </div>
    );
  }
  if (!rows) return <LoadFailure t={t} onRetry={() => void query.refetch()} />;
  return (
    <>
      <p role="status" className="sr-only">
        {t('shown', { count: rows.length })}
      </p>
      {rows.length === 0 && (
        <EmptyState icon={empty.icon} title={empty.title}>
          <Button variant="outline" onClick={empty.onClear}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul aria-busy={query.isPlaceholderData} className={`grid ${columns}`}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      <MoreButton query={query} failure={t('loadFailed')} variant="outline" className="mt-6 text-center">
        {t('more')}
      </MoreButton>
    </>
  );
}
