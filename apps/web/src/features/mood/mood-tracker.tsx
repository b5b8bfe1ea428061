import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { MoodButtons } from './mood-buttons.tsx';
import { MoodHistory } from './mood-history.tsx';
import { MoodInsights } from './mood-insights.tsx';
import { MoodMessage } from './mood-message.tsx';
import { countMoods, countStreak, needsSupport } from './mood-rules.ts';
import { MoodSummary } from './mood-summary.tsx';
import { useMoods } from './use-moods.ts';

interface MoodTrackerProps {
  readonly userId: number | null;
  readonly now?: () => Date;
  readonly chance?: () => number;
}

const realNow = () => new Date();

export function MoodTracker({ userId, now = realNow, chance = Math.random }: MoodTrackerProps) {
  const { t } = useTranslation('mood');
  const { entries, today, message, chosen, choose } = useMoods({ userId, now, chance });
  const streak = countStreak(entries, today);

  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8 lg:py-12">
      <PageHead title={t('title')} text={t('welcome')}>
        <Link to="/" className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Link>
      </PageHead>
      <section aria-labelledby="mood-question">
        <h2 id="mood-question" className="mb-4 text-xl">
          {t('question')}
        </h2>
        <MoodButtons chosen={chosen} onChoose={choose} />
        <MoodMessage message={message} streak={streak} needsSupport={needsSupport(entries, today)} />
      </section>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <Tabs defaultValue="history">
            <TabsList aria-label={t('tabs.label')}>
              <TabsTrigger value="history">{t('tabs.history')}</TabsTrigger>
              <TabsTrigger value="insights">{t('tabs.insights')}</TabsTrigger>
            </TabsList>
            <TabsContent value="history">
              <MoodHistory entries={entries} today={today} />
            </TabsContent>
            <TabsContent value="insights">
              <MoodInsights entries={entries} today={today} />
            </TabsContent>
          </Tabs>
        </Card>
        <aside aria-labelledby="mood-days" className="grid gap-4">
          <MoodSummary counts={countMoods(entries)} streak={streak} />
          <p className="px-1 text-sm text-ink-soft">{t('privacy')}</p>
        </aside>
      </div>
    </div>
  );
}
