import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface MoreButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'children'> {
  readonly query: UseInfiniteQueryResult;
  /** Said when the next page did not come. */
  readonly failure: string;
}

/** Asks for the next page of a list, while there is one. */
export function MoreButton({ query, failure, className, ...button }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={className}>
      {/* Goes while another try runs, so that a second failure is heard too. */}
      {query.isFetchNextPageError && !query.isFetching && (
        <p role="alert" className="mb-2 text-sm text-ink-soft">
          {failure}
        </p>
      )}
      <Button {...button} isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
    </div>
  );
}
