import type { AdminSiteSettings } from '@fitted/contract/admin/site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CollectNewsButton } from '../collection/collect-news-button.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { CollectionCard } from './collection-card.tsx';
import { IntervalField } from './interval-field.tsx';
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

  return (
    <CollectionCard
      subject="news"
      settings={settings}
      onSave={onSave}
      collection={collection}
      action={<CollectNewsButton collection={collection} />}
      lists={{ sources: 'newsScrapingSources', topics: 'newsScrapingTopics' }}
      last={{
        lastRun: settings.lastNewsScrapingTime,
        nextRun: settings.nextNewsScrapingTime,
        isEnabled: settings.newsScrapingEnabled,
        found: settings.lastNewsScrapingResults?.totalNewsFound ?? 0,
        results: settings.lastNewsScrapingResults,
      }}
    >
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
    </CollectionCard>
  );
}
