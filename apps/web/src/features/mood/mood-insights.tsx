import { ChartLine, HeartPulse, type LucideIcon, Scale, Sun } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoodChart } from './mood-chart.tsx';
import type { MoodEntry } from './mood-entry.ts';
import { findInsights, type Insight, minInsightEntries } from './mood-rules.ts';

const icons: Readonly<Record<Insight, LucideIcon>> = { positive: Sun, selfCare: HeartPulse, neutral: Scale };

interface MoodInsightsProps {
  readonly entries: readonly MoodEntry[];
  readonly today: string;
}

export function MoodInsights({ entries, today }: MoodInsightsProps) {
  const { t } = useTranslation('mood');
  const insights = findInsights(entries);
  if (!insights) {
    const text = t('insights.emptyText', { count: minInsightEntries });
    return <EmptyState icon={ChartLine} title={t('insights.empty')} text={text} />;
  }
  return (
    <div className="grid gap-6">
      <MoodChart entries={entries} today={today} />
      <ul className="grid gap-3">
        {insights.map((insight) => {
          const Icon = icons[insight];
          return (
            <li key={insight} className="flex items-start gap-3 rounded-md bg-sunken p-4 text-sm">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              <p>{t(`insights.${insight}`)}</p>
            </li>
          );
        })}
        {insights.length === 0 && <li className="rounded-md bg-sunken p-4 text-sm">{t('insights.balanced')}</li>}
      </ul>
    </div>
  );
}
