import type { Application } from '@fitted/contract/applications';
import type { ApplicationStatus } from '@fitted/contract/constants';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicationCard, type CardActions } from './application-card.tsx';
import { cardsOf } from './board-cache.ts';
import { useColumn } from './queries.ts';

interface BoardColumnProps {
  readonly status: ApplicationStatus;
  readonly isTarget: boolean;
  /** Scrolls the column into view while a card is moved by keyboard. */
  readonly followsKeys: boolean;
  readonly hiddenIds: ReadonlySet<number>;
  readonly liftedId: number | undefined;
  readonly focusedId: number | undefined;
  readonly today: string;
  readonly actions: CardActions;
}

export function BoardColumn({
  status,
  isTarget,
  followsKeys,
  hiddenIds,
  liftedId,
  focusedId,
  today,
  actions,
}: BoardColumnProps) {
  const { t } = useTranslation('applications');
  const column = useColumn(status);
  const root = useRef<HTMLElement>(null);
  const cards = column.data && cardsOf(column.data).filter(({ id }) => !hiddenIds.has(id));
  const hidden = column.data ? cardsOf(column.data).length - (cards?.length ?? 0) : 0;
  const total = (column.data?.pages[0]?.total ?? 0) - hidden;

  useEffect(() => {
    if (followsKeys) root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [followsKeys]);

  return (
    <section
      ref={root}
      data-column={status}
      aria-labelledby={`column-${status}`}
      className={clsx(
        // Room to drop a card, once there is one.
        'flex min-h-24 group-has-[li]/board:min-h-56 w-[78vw] max-w-72 shrink-0 snap-start flex-col rounded-lg border p-2.5',
        'transition-colors lg:w-auto lg:max-w-none lg:shrink',
        isTarget ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <h3 id={`column-${status}`} className="mb-2.5 flex items-center gap-2 px-1 font-sans text-sm font-semibold">
        {t(`status.${status}`)}
        {column.data && <span className="text-xs font-normal text-ink-faint tabular-nums">{total}</span>}
      </h3>
      {column.isPending && <ColumnSkeleton />}
      {column.isError && !column.data && (
        <div className="px-1 text-sm text-ink-soft">
          <p>{t('columnFailed')}</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void column.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {cards?.length === 0 && <p className="px-1 text-sm text-ink-faint">{t(`columnEmpty.${status}`)}</p>}
      {cards && cards.length > 0 && (
        <ul className="-m-1 grid max-h-[34rem] gap-2 overflow-y-auto p-1 [scrollbar-width:thin]">
          {cards.map((application: Application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              actions={actions}
              today={today}
              isLifted={application.id === liftedId}
              takesFocus={application.id === focusedId}
            />
          ))}
        </ul>
      )}
      <MoreButton query={column} failure={t('moreFailed')} variant="quiet" size="sm" className="mt-2 grid">
        {t('more')}
      </MoreButton>
    </section>
  );
}

function ColumnSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
