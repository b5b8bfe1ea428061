import { Flame } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { type MoodCounts, streakBonusFrom } from './mood-rules.ts';

interface MoodSummaryProps {
  readonly counts: MoodCounts;
  readonly streak: number;
}

const rows = [
  { id: 'good', fill: 'bg-accent' },
  { id: 'neutral', fill: 'bg-line-strong' },
  { id: 'challenging', fill: 'bg-changed-line' },
] as const;

export function MoodSummary({ counts, streak }: MoodSummaryProps) {
  const { t } = useTranslation('mood');
  const total = counts.good + counts.neutral + counts.challenging;
  return (
    <Card>
      <h2 id="mood-days" className="mb-4 text-xl">
        {t('summary.title')}
      </h2>
      <dl className="grid gap-3.5 text-sm">
        {rows.map(({ id, fill }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt className="text-ink-soft">{t(`summary.${id}`)}</dt>
            <dd className="font-medium tabular-nums">{counts[id]}</dd>
            {total > 0 && (
              <dd aria-hidden className="col-span-2 mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
                <div className={`h-full rounded-full ${fill}`} style={{ width: `${(100 * counts[id]) / total}%` }} />
              </dd>
            )}
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
          <dt className="flex items-center gap-2 text-ink-soft">
            <Flame aria-hidden className={`size-4 ${streak >= streakBonusFrom ? 'text-accent' : 'text-ink-faint'}`} />
            {t('summary.streak')}
          </dt>
          <dd className="font-medium">{t('summary.days', { count: streak })}</dd>
        </div>
      </dl>
    </Card>
  );
}
