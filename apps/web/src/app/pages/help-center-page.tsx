import { useState } from 'react';
import { faqData } from '../../features/public-pages/help-center/faq-data.ts';
import { SearchBox, SearchResults } from '../../features/public-pages/help-center/help-search.tsx';
import { QuestionList } from '../../features/public-pages/help-center/question-list.tsx';
import { searchEntries } from '../../features/public-pages/help-center/search-entries.ts';
import { helpTopics } from '../../features/public-pages/help-center/topics.ts';
import { useHelpEntries } from '../../features/public-pages/help-center/use-help-entries.ts';
import { CallBand } from '../../features/public-pages/layout/call-band.tsx';
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
      <div className="page-width min-h-96 pb-16">
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
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to="/contact" size="lg">
          {t('links.contact')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
