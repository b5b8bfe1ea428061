import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSecurityEvents } from './queries.ts';

/** Security events of the account, so that its owner notices what they did not do. */
export function SecurityEventsCard() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSecurityEvents();
  const events = data?.pages.flatMap((page) => page.events) ?? [];

  return (
    <Card>
      <CardHeader title={t('events.title')} text={t('events.text')} />
      {isPending && <Skeleton className="h-24 w-full" />}
      {isError && <LoadFailure t={t} onRetry={() => void refetch()} />}
      {data && events.length === 0 && <p className="text-sm text-ink-soft">{t('events.none')}</p>}
      {events.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {events.map(({ id, action, address, createdAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="font-medium">{t(`events.actions.${action}`)}</span>
              <span className="text-ink-soft">
                <time dateTime={createdAt}>{format.date(createdAt, 'dateTime')}</time>
                {address && ` · ${address}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mt-3"
        >
          {t('events.more')}
        </Button>
      )}
    </Card>
  );
}
