import type { SessionInfo } from '@fitted/contract/account/security';
import { MonitorSmartphone } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deviceName } from './device-name.ts';
import { useEndOtherSessions, useEndSession, useSessions } from './queries.ts';

/** Where the person is signed in, and how to sign out there. */
export function SessionsCard() {
  const { t } = useTranslation('settings');
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const hasOthers = (sessions.data?.length ?? 0) > 1;

  const endAll = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => toast({ title: t('sessions.ended') }),
      onError: () => toast({ title: t('sessions.failed'), variant: 'destructive' }),
    });

  return (
    <Card>
      <CardHeader
        title={t('sessions.title')}
        text={t('sessions.text')}
        action={
          hasOthers && (
            <Button variant="outline" size="sm" isBusy={endOthers.isPending} onClick={endAll}>
              {t('sessions.endOthers')}
            </Button>
          )
        }
      />
      {sessions.isPending && <Skeleton className="h-16 w-full" />}
      {sessions.isError && <LoadFailure t={t} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionRow({ session }: { readonly session: SessionInfo }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const end = useEndSession();
  const { browser, system } = deviceName(session.userAgent);
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');

  const endThis = () =>
    end.mutate(session.id, {
      onSuccess: () => toast({ title: t('sessions.ended') }),
      onError: () => toast({ title: t('sessions.failed'), variant: 'destructive' }),
    });

  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {name}
          {session.isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('sessions.seen', { date: format.date(session.lastSeenAt, 'dateTime'), address: session.address ?? '–' })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          isBusy={end.isPending}
          onClick={endThis}
          aria-label={t('sessions.endNamed', { name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
