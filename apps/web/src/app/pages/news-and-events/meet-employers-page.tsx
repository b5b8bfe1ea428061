import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { eventTabs, useEventFilters } from '../../../features/events/event-filters.ts';
import { EventList } from '../../../features/events/event-list.tsx';
import { FeaturedEvents, SamplesNote, useOnlySamples } from '../../../features/events/featured-events.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { PageHead } from '../../../ui/page-head.tsx';
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
  const areSamples = useOnlySamples();
  // An address that names what to look for is not met with a closed fold.
  const [isAsked] = useState(state.hasFilters || state.tab !== 'upcoming');

  const list = (
    <>
      <div className="mt-8">
        <TabRow
          id={tabsId}
          label={t('tabs.label')}
          tabs={eventTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          chosen={state.tab}
          onChoose={state.chooseTab}
        />
      </div>
      <Suspense fallback={<Skeleton className="mt-5 h-11 sm:h-34 lg:h-17" />}>
        <FilterPanel state={state} />
      </Suspense>
      <div key={state.tab} {...panelProps(tabsId, state.tab)} className="pt-6">
        <h2 className="sr-only">{t(`tabs.${state.tab}`)}</h2>
        <EventList filters={state.filters} tab={state.tab} onClear={state.reset} />
      </div>
    </>
  );
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={t('title')} text={t('intro')}>
        <Link to="/news" className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
          {t('newsLink')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </PageHead>
      <div className="mt-7 empty:hidden">
        <SamplesNote />
      </div>
      {!state.hasFilters && <FeaturedEvents />}
      {areSamples ? (
        // Examples are there for who wants to see them.
        <details className="mt-8" open={isAsked}>
          <summary className="cursor-pointer font-medium">{t('samplesHeading')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <AdvertisementPlace location="body" className="mt-10" />
    </div>
  );
}
