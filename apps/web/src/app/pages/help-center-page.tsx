import { useState } from 'react';
import { faqData } from '../../features/public-pages/help-center/faq-data.ts';
import { SearchBox, SearchResults } from '../../features/public-pages/help-center/help-search.tsx';
import { QuestionList } from '../../features/public-pages/help-center/question-list.tsx';
import { searchEntries } from '../../features/public-pages/help-center/search-entries.ts';
import { helpTopics } from '../../features/public-pages/help-center/topics.ts';
import { useHelpEntries } from '../../features/public-pages/help-center/use-help-entries.ts';
import { PageTabs } from '../../features/public-pages/layout/page-tabs.tsx';
import { PublicPage } from '../../features/public-pages/layout/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStructuredData } from '../../lib/metadata/use-structured-data.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function HelpCenterPage() {
  const { t, language } = useTranslation('help-center');
  const entries = useHelpEntries();
  const [query, setQuery] = useState('');
  useStructuredData(faqData(entries));

  return (
    <PublicPage
      title={t('title')}
      headline={t('headline')}
      lead={t('lead')}
      aside={<SearchBox value={query} onChange={setQuery} />}
    >
      <div className="page-width grid items-start gap-x-16 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pb-20">
        <div className="min-w-0 lg:min-h-96">
          {query.trim() ? (
            <SearchResults query={query.trim()} result={searchEntries(entries, query, language)} />
          ) : (
            <PageTabs
              label={t('title')}
              tabs={helpTopics.map(({ id, icon }) => ({
                value: id,
                icon,
                label: t(`tabs.${id}`),
                content: <QuestionList entries={entries.filter(({ topic }) => topic === id)} />,
              }))}
            />
          )}
        </div>
        <section aria-labelledby="still-stuck" className="rounded-lg bg-sunken p-6 lg:mt-17">
          <h2 id="still-stuck" className="text-2xl">
            {t('closing.title')}
          </h2>
          <p className="mt-2 mb-5 text-sm text-ink-soft">{t('closing.text')}</p>
          <ButtonLink to="/contact" className="w-full">
            {t('links.contact')}
          </ButtonLink>
        </section>
      </div>
    </PublicPage>
  );
}
