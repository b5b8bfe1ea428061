import clsx from 'clsx';
import { Workflow } from '../../../features/workflow/workflow.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface HomeToolProps {
  /** Without the introduction, for people who know the tool. */
  readonly isCompact: boolean;
  /** A resume is being worked on, so the tool takes the whole page. */
  readonly isAtWork: boolean;
}

/** The tool on the home page. */
export function HomeTool({ isCompact, isAtWork }: HomeToolProps) {
  const { t } = useTranslation('workflow');
  const isFirst = isCompact || isAtWork;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section
      id="tool"
      data-desk={isAtWork || undefined}
      aria-labelledby="tool-heading"
      className={clsx(
        'border-t border-line',
        isAtWork ? 'min-h-[calc(100dvh-3.5rem)] bg-sunken' : 'scroll-mt-20 bg-surface',
      )}
    >
      <div
        className={clsx(
          isAtWork ? 'mx-auto w-full max-w-[100rem] px-2 pt-2 sm:px-4' : 'page-width 2xl:max-w-[90rem]',
          !isAtWork && (isCompact ? 'py-6 sm:py-8' : 'py-12 lg:pt-8 lg:pb-16'),
        )}
      >
        <Heading
          id="tool-heading"
          className={clsx(isAtWork ? 'sr-only' : isCompact ? 'text-2xl' : 'text-3xl sm:text-4xl')}
        >
          {t('title')}
        </Heading>
        {isFirst ? (
          // The steps have h3 headings, whichever h2 is used here.
          <h2 className="sr-only">{t('tabs.label')}</h2>
        ) : (
          <p className="mt-2 text-ink-soft">{t('text')}</p>
        )}
        <div className={clsx(!isAtWork && (isCompact ? 'mt-4' : 'mt-6'))}>
          <Workflow />
        </div>
      </div>
    </section>
  );
}
