import type { AdminSiteSettings } from '@fitted/contract/admin/site';
import { Play } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { useCollectionOutcome } from '../collection/use-collection-outcome.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { CollectionCard } from './collection-card.tsx';
import { IntervalField } from './interval-field.tsx';
import type { SaveChange } from './save-change.ts';
import { SwitchList } from './switch-list.tsx';

interface SectionProps {
  readonly settings: AdminSiteSettings;
  readonly onSave: SaveChange;
}

export function EventsSection({ settings, onSave }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const { failed } = useOutcome();
  const tell = useCollectionOutcome();
  const collection = useCollection();

  const start = async () => {
    if (!(await onSave({ eventScrapingEnabled: true, nextScrapeTime: null }))) return;
    try {
      const results = await collection.collectEvents();
      if (!results) return;
      tell(results.sources, {
        done: t('events.done'),
        failed: t('events.failed'),
        found: t('events.found', { count: results.totalEventsFound, added: results.added }),
      });
    } catch (error) {
      failed(t('events.failed'), error);
    }
  };

  return (
    <CollectionCard
      subject="events"
      settings={settings}
      onSave={onSave}
      collection={collection}
      action={
        <Button isBusy={collection.steps !== null} onClick={() => void start()}>
          <Play aria-hidden />
          {t('events.start')}
        </Button>
      }
      lists={{ sources: 'scrapingSources', topics: 'scrapingTopics' }}
      last={{
        lastRun: settings.lastScrapeTime,
        nextRun: settings.nextScrapeTime,
        isEnabled: settings.eventScrapingEnabled,
        found: settings.lastScrapeResults?.totalEventsFound ?? 0,
        results: settings.lastScrapeResults,
      }}
    >
      <SwitchList settings={settings} names={['eventScrapingEnabled']} onSave={onSave} />
      <SwitchList
        settings={settings}
        names={['autoPublishEvents', 'autoApproveEvents']}
        master="eventScrapingEnabled"
        onSave={onSave}
      />
      <SwitchList
        settings={settings}
        names={['categorizeEventsByCountry', 'categorizeEventsByCity', 'categorizeEventsByDate']}
        onSave={onSave}
      />
      <IntervalField
        label={t('interval.label')}
        hours={settings.scrapeIntervalHours}
        onChange={(scrapeIntervalHours) => void onSave({ scrapeIntervalHours })}
      />
    </CollectionCard>
  );
}
