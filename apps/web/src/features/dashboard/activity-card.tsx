import type { Activity } from '@fitted/contract/dashboard';
import { Briefcase, FileText, KanbanSquare, type LucideIcon, Sparkles } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { foldActivity } from './fold-activity.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { useOverview } from './overview-queries.ts';

const icons: Readonly<Record<Activity['kind'], LucideIcon>> = {
  resume: FileText,
  improvement: Sparkles,
  job: Briefcase,
  application: KanbanSquare,
};

/** Beside the postings there is room for so many. */
const maxRows = 5;

export function ActivityCard() {
  const { t } = useTranslation('dashboard');
  const overview = useOverview();
  return (
    <Card>
      <CardHeader title={t('activity.title')} />
      {overview.isPending && <ListSkeleton />}
      {overview.isError && !overview.data && <LoadFailure t={t} onRetry={() => void overview.refetch()} />}
      {overview.data?.recent.length === 0 && <p className="text-sm text-ink-soft">{t('activity.empty')}</p>}
      <ol className="grid grid-cols-1 gap-3.5">
        {foldActivity(overview.data?.recent ?? [])
          .slice(0, maxRows)
          .map(({ activity, count }) => (
            <ActivityRow key={`${activity.kind}-${activity.id}`} activity={activity} count={count} />
          ))}
      </ol>
    </Card>
  );
}

interface ActivityRowProps {
  readonly activity: Activity;
  /** How often it was done. */
  readonly count: number;
}

function ActivityRow({ activity, count }: ActivityRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, title, status, at } = activity;
  const Icon = icons[kind];
  return (
    <li className="flex items-start gap-3 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium wrap-break-word">{title || t('resumes.untitled')}</p>
        {/* The date has a line of its own where both do not fit: no line ends or begins with a dot. */}
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft tabular-nums">
          <span>
            {status ? t(`activity.status.${status}`) : t(`activity.${kind}`)}
            {count > 1 && ` × ${format.number(count)}`}
          </span>
          <span className="whitespace-nowrap">{format.date(at)}</span>
        </p>
      </div>
    </li>
  );
}
