import { templateCategories } from '@fitted/contract/looks';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { sampleTemplates } from './sample-templates.ts';
import { TemplateCard } from './template-card.tsx';

const tabs = ['all', ...templateCategories] as const;

/** The first tab contains everything, so the others are rendered only on demand. */
export function TemplateTabs() {
  const { t } = useTranslation('resume-templates');
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find((tab) => tab === search.get('tab')) ?? 'all';

  return (
    <Tabs value={chosen} onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}>
      <TabsList aria-label={t('tabsLabel')} className="fading-edge">
        {tabs.map((tab) => (
          <TabsTrigger key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tab} value={tab}>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
            {sampleTemplates
              .filter(({ category }) => tab === 'all' || category === tab)
              .map((template) => (
                <TemplateCard key={template.id} template={template} />
              ))}
          </ul>
        </TabsContent>
      ))}
    </Tabs>
  );
}
