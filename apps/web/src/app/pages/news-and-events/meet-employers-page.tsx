import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { eventTabs, useEventFilters } from '../../../features/events/event-filters.ts';
import { EventList } from '../../../features/events/event-list.tsx';
import { FeaturedEvents, SamplesNote, useOnlySamples } from '../../../features/events/featured-events.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { panelProps, TabRow } from '../../../ui/tab-row.tsx';
import { AdvertisementPlace } from '../../advertisement-place.tsx';

// Dropdowns need much code; the page can be read before it arrives.
const FilterPanel = lazy(() =>
  import('../../../features/events/filter-panel.tsx').then((module) => ({ default: module.FilterPanel })),
);

export function MeetEmployersPage() {
  const { t } = useTranslation('events');
  const state = useEventFilters();
  const tabsId = useId();
  useDocumentTitle(t('title'));
  // With nothing to find yet, searching waits at the list.
  const isLater = useOnlySamples();
  const search = (
    <Suspense fallback={<Skeleton className="h-19 sm:h-60 lg:h-41" />}>
      <FilterPanel state={state} />
    </Suspense>
  );

  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="headline text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{t('intro')}</p>
      <p className="mt-2 mb-6">
        <Link to="/news" className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
          {t('newsLink')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
      <SamplesNote />
      {!isLater && search}
      {!state.hasFilters && <FeaturedEvents />}
      <div className="mt-10">
        <TabRow
          id={tabsId}
          label={t('tabs.label')}
          tabs={eventTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          chosen={state.tab}
          onChoose={state.chooseTab}
        />
      </div>
      {isLater && <div className="mt-6">{search}</div>}
      <div key={state.tab} {...panelProps(tabsId, state.tab)} className="pt-6">
        <h2 className="sr-only">{t(`tabs.${state.tab}`)}</h2>
        <EventList filters={state.filters} tab={state.tab} onClear={state.reset} />
      </div>
      <AdvertisementPlace location="body" className="mt-10" />
    </div>
  );
}
