import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { eventTabs, useEventFilters } from '../../features/events/event-filters.ts';
import { EventList } from '../../features/events/event-list.tsx';
import { FeaturedEvents } from '../../features/events/featured-events.tsx';
import { FilterPanel } from '../../features/events/filter-panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';

export function MeetEmployersPage() {
  const { t } = useTranslation('events');
  const state = useEventFilters();
  useDocumentTitle(t('title'));

  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="headline text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('intro')}</p>
      <p className="mt-3 mb-8">
        <Link to="/news" className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
          {t('newsLink')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
      <FilterPanel state={state} />
      {!state.hasFilters && <FeaturedEvents />}
      <Tabs className="mt-10" value={state.tab} onValueChange={state.chooseTab}>
        <TabsList aria-label={t('tabs.label')}>
          {eventTabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {eventTabs.map((tab) => (
          <TabsContent key={tab} value={tab}>
            <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
            <EventList filters={state.filters} tab={tab} onClear={state.reset} />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
