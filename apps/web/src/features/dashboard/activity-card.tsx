import type { Activity } from '@fitted/contract/dashboard';
import { Briefcase, FileText, KanbanSquare, type LucideIcon, Sparkles } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useOverview } from './overview-queries.ts';

const icons: Readonly<Record<Activity['kind'], LucideIcon>> = {
  resume: FileText,
  improvement: Sparkles,
  job: Briefcase,
  application: KanbanSquare,
};

export function ActivityCard() {
  const { t } = useTranslation('dashboard');
  const overview = useOverview();
  return (
    <Card>
      <CardHeader title={t('activity.title')} />
      {overview.isPending && <ListSkeleton />}
      {overview.isError && !overview.data && <LoadFailure t={t} onRetry={() => void overview.refetch()} />}
      {overview.data?.recent.length === 0 && <p className="text-sm text-ink-soft">{t('activity.empty')}</p>}
      <ol className="grid grid-cols-1 gap-3.5 max-sm:[&>li:nth-child(n+6)]:hidden">
        {overview.data?.recent.map((activity) => (
          <ActivityRow key={`${activity.kind}-${activity.id}`} activity={activity} />
        ))}
      </ol>
    </Card>
  );
}

function ActivityRow({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, title, status, at } = activity;
  const Icon = icons[kind];
  return (
    <li className="flex items-start gap-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium wrap-break-word">{title || t('resumes.untitled')}</p>
        <p className="text-ink-soft">
          {status ? t(`activity.status.${status}`) : t(`activity.${kind}`)}
          {' · '}
          <span className="whitespace-nowrap">{format.date(at)}</span>
        </p>
      </div>
    </li>
  );
}
