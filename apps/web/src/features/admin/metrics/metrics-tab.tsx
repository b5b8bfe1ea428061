import type { SiteMetrics } from '@fitted/contract/admin/metrics';
import { BriefcaseBusiness, FileText, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/format/languages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { OperationsPanel } from './operations-panel.tsx';
import { useMetrics, useOperations } from './queries.ts';
import { TrendChart } from './trend-chart.tsx';

const counts = [
  { name: 'userCount', Icon: Users },
  { name: 'resumeCount', Icon: FileText },
  { name: 'jobCount', Icon: BriefcaseBusiness },
] as const;
const series = ['totalUsers', 'totalResumes', 'totalJobDescriptions', 'activeUsers', 'resumeImprovements'] as const;
const ranges = ['30', '90', '365'] as const;

export function MetricsTab() {
  const { t } = useTranslation('admin-metrics');
  const [days, setDays] = useState<(typeof ranges)[number]>('90');
  const metrics = useMetrics(Number(days));
  const operations = useOperations();

  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={t('counts')}>
        {metrics.data && <Counts metrics={metrics.data} />}
        {metrics.error && <LoadFailure error={metrics.error} onRetry={() => void metrics.refetch()} />}
        {metrics.isPending && <ListSkeleton />}
      </section>
      {metrics.data && (
        <section aria-labelledby="history">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="history" className="text-2xl">
              {t('history.title')}
            </h2>
            <Select
              aria-label={t('history.range')}
              options={ranges.map((value) => ({ value, label: t('history.days', { count: Number(value) }) }))}
              value={days}
              onValueChange={setDays}
              className="max-w-48"
            />
          </div>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {series.map((name) => (
              <TrendChart
                key={name}
                title={t(`series.${name}`)}
                points={(metrics.data?.history ?? []).map((day) => ({ date: day.date, value: day[name] }))}
              />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="operations">
        <h2 id="operations" className="mb-4 text-2xl">
          {t('operations')}
        </h2>
        {operations.data && <OperationsPanel operations={operations.data} />}
        {operations.error && <LoadFailure error={operations.error} onRetry={() => void operations.refetch()} />}
        {operations.isPending && <ListSkeleton />}
      </section>
    </div>
  );
}

function Counts({ metrics }: { readonly metrics: SiteMetrics }) {
  const { t, language } = useTranslation('admin-metrics');
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {counts.map(({ name, Icon }) => (
        <div key={name} className="rounded-lg border border-line bg-raised p-5">
          <dt className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon aria-hidden className="size-4 text-accent" />
            {t(`count.${name}`)}
          </dt>
          <dd className="mt-1 font-serif text-3xl font-semibold tabular-nums">{number.format(metrics[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
