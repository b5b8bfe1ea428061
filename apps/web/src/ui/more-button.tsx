import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface MoreButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'children'> {
  readonly query: UseInfiniteQueryResult;
  /** Shown if the next page failed to load. */
  readonly failure: string;
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ query, failure, className, ...button }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={className}>
      {/* Removed during another attempt, so that a second failure is announced too. */}
      {query.isFetchNextPageError && !query.isFetching && (
        <p role="alert" className="mb-2 text-sm text-ink-soft">
          {failure}
        </p>
      )}
      <Button {...button} isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
    </div>
  );
}
