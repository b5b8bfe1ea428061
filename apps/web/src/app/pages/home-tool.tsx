import { Workflow } from '../../features/workflow/workflow.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface HomeToolProps {
  /** Without the words of welcome, for those who know it. */
  readonly isCompact: boolean;
}

/** The working tool on the home page. */
export function HomeTool({ isCompact }: HomeToolProps) {
  const { t } = useTranslation('workflow');
  const Heading = isCompact ? 'h1' : 'h2';
  return (
    <section id="tool" aria-labelledby="tool-heading" className="scroll-mt-20 border-t border-line bg-surface">
      <div
        className={
          isCompact ? 'page-width 2xl:max-w-[90rem] py-6 sm:py-8' : 'page-width 2xl:max-w-[90rem] py-12 lg:py-16'
        }
      >
        <Heading id="tool-heading" className={isCompact ? 'text-2xl' : 'text-3xl sm:text-4xl'}>
          {t('title')}
        </Heading>
        {isCompact ? (
          // The steps' own headings are of the third rank, under whichever heading stands here.
          <h2 className="sr-only">{t('tabs.label')}</h2>
        ) : (
          <p className="mt-2 text-ink-soft">{t('text')}</p>
        )}
        <div className={isCompact ? 'mt-4' : 'mt-6'}>
          <Workflow />
        </div>
      </div>
    </section>
  );
}
