import type { AdminSiteSettings, SiteLists } from '@fitted/contract/admin-site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { CollectNewsButton } from '../collection/collect-news-button.tsx';
import { CollectionProgress } from '../collection/collection-progress.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { IntervalField } from './interval-field.tsx';
import { LastResults } from './last-results.tsx';
import { ListEditor } from './list-editor.tsx';
import { NewsKeyField } from './news-key-field.tsx';
import type { SaveChange } from './save-change.ts';
import { SwitchList } from './switch-list.tsx';

interface SectionProps {
  readonly settings: AdminSiteSettings;
  readonly onSave: SaveChange;
}

export function NewsSection({ settings, onSave }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const collection = useCollection();
  const changing = (name: keyof SiteLists) => ({
    onAdd: (item: string) => onSave({ add: { [name]: [item] } }),
    onRemove: (item: string) => void onSave({ remove: { [name]: [item] } }),
  });

  return (
    <Card>
      <CardHeader
        title={t('news.title')}
        text={t('news.text')}
        action={<CollectNewsButton collection={collection} />}
      />
      <CollectionProgress collection={collection} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <SwitchList settings={settings} names={['newsScrapingEnabled']} onSave={onSave} />
          <SwitchList settings={settings} names={['autoPublishNews']} master="newsScrapingEnabled" onSave={onSave} />
          <SwitchList settings={settings} names={['useRssFeeds', 'useNewsApi', 'newsByCategory']} onSave={onSave} />
          <NewsKeyField
            hasKey={settings.hasNewsApiKey}
            onSave={(newsApiKey) => onSave({ newsApiKey })}
            onRemove={() => void onSave({ newsApiKey: null })}
          />
          <IntervalField
            label={t('interval.newsLabel')}
            hours={settings.newsScrapingIntervalHours}
            onChange={(newsScrapingIntervalHours) => void onSave({ newsScrapingIntervalHours })}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ListEditor
            label={t('news.sources')}
            addLabel={t('news.addSource')}
            items={settings.newsScrapingSources}
            areAddresses
            {...changing('newsScrapingSources')}
          />
          <ListEditor
            label={t('news.topics')}
            addLabel={t('news.addTopic')}
            items={settings.newsScrapingTopics}
            {...changing('newsScrapingTopics')}
          />
          <LastResults
            lastRun={settings.lastNewsScrapingTime}
            nextRun={settings.nextNewsScrapingTime}
            isOnSchedule={settings.isCollectedOnSchedule}
            isEnabled={settings.newsScrapingEnabled}
            found={settings.lastNewsScrapingResults?.totalNewsFound ?? 0}
            results={settings.lastNewsScrapingResults}
          />
        </div>
      </div>
    </Card>
  );
}
