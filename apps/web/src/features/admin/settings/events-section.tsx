import type { AdminSiteSettings, SiteLists } from '@fitted/contract/admin-site';
import { Play } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { CollectionProgress } from '../collection/collection-progress.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { useCollectionOutcome } from '../collection/use-collection-outcome.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { IntervalField } from './interval-field.tsx';
import { LastResults } from './last-results.tsx';
import { ListEditor } from './list-editor.tsx';
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

  const changing = (name: keyof SiteLists) => ({
    onAdd: (item: string) => onSave({ add: { [name]: [item] } }),
    onRemove: (item: string) => void onSave({ remove: { [name]: [item] } }),
  });

  return (
    <Card>
      <CardHeader
        title={t('events.title')}
        text={t('events.text')}
        action={
          <Button isBusy={collection.steps !== null} onClick={() => void start()}>
            <Play aria-hidden />
            {t('events.start')}
          </Button>
        }
      />
      <CollectionProgress collection={collection} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
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
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ListEditor
            label={t('events.sources')}
            addLabel={t('events.addSource')}
            items={settings.scrapingSources}
            areAddresses
            {...changing('scrapingSources')}
          />
          <ListEditor
            label={t('events.topics')}
            addLabel={t('events.addTopic')}
            items={settings.scrapingTopics}
            {...changing('scrapingTopics')}
          />
          <LastResults
            lastRun={settings.lastScrapeTime}
            nextRun={settings.nextScrapeTime}
            isOnSchedule={settings.isCollectedOnSchedule}
            isEnabled={settings.eventScrapingEnabled}
            found={settings.lastScrapeResults?.totalEventsFound ?? 0}
            results={settings.lastScrapeResults}
          />
        </div>
      </div>
    </Card>
  );
}
