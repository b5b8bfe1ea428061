import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
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
  const [tabsId, samplesId] = [useId(), useId()];
  useDocumentTitle(t('title'));
  const areSamples = useOnlySamples();

  const list = (
    <>
      <div className={areSamples ? 'mt-4' : 'mt-8'}>
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
        <section aria-labelledby={samplesId} className="mt-10 lg:mt-12">
          <h2 id={samplesId} className="text-2xl">
            {t('samplesHeading')}
          </h2>
          {list}
        </section>
      ) : (
        list
      )}
      <AdvertisementPlace location="body" className="mt-10" />
    </div>
  );
}
