import { LockKeyhole } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { ResumeSheet } from './resume-sheet.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section data-welcome className="overflow-hidden">
      <div className="page-width grid items-center pt-7 pb-20 sm:gap-14 lg:grid-cols-[1fr_1.05fr] lg:gap-10 lg:pt-8 lg:pb-16">
        <div>
          <h1 className="headline text-[2.25rem] sm:text-[3.5rem]">
            <MarkedText
              text={t('hero.headline')}
              mark={(words) => <mark className="highlighter -mx-1 px-1 text-ink">{words}</mark>}
            />{' '}
            <span className="block text-wrap">{t('hero.promise')}</span>
          </h1>
          <p className="mt-4 max-w-xl text-ink-soft sm:text-lg">{t('hero.text')}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:mt-5 max-sm:gap-1">
            <a href="#tool" data-chooses-file className={buttonClass({ size: 'lg' }, 'max-sm:w-full')}>
              {t('hero.start')}
            </a>
            <ButtonLink
              to="/tutorial"
              size="lg"
              variant="outline"
              // On a phone a second box would push the marked line of the sheet out of sight.
              className="max-sm:min-h-10 max-sm:w-full max-sm:border-0 max-sm:bg-transparent"
            >
              {t('hero.tutorial')}
            </ButtonLink>
          </div>
          <p className="mt-2 flex max-w-xl sm:mt-6 gap-2.5 text-sm text-ink-faint">
            <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('hero.privacy')}
          </p>
        </div>
        <ResumeSheet />
      </div>
    </section>
  );
}
