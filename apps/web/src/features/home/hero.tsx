import clsx from 'clsx';
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
      <div className="page-width grid items-center gap-14 pt-12 pb-20 max-sm:gap-7 max-sm:pt-7 lg:grid-cols-[1fr_1.05fr] lg:gap-10 lg:pt-16 lg:pb-24">
        <div>
          <h1 className="headline text-[2.25rem] sm:text-[3.5rem]">
            <MarkedText
              text={t('hero.headline')}
              mark={(words) => <mark className="highlighter -mx-1 px-2 text-ink">{words}</mark>}
            />{' '}
            <span className="block text-wrap">{t('hero.promise')}</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft max-sm:mt-4 max-sm:text-base">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:mt-5 max-sm:gap-2">
            <a href="#tool" data-chooses-file className={buttonClass({ size: 'lg' }, 'max-sm:w-full')}>
              {t('hero.start')}
            </a>
            <ButtonLink to="/tutorial" size="lg" variant="outline" className="max-sm:w-full">
              {t('hero.tutorial')}
            </ButtonLink>
          </div>
          <Privacy className="mt-6 max-sm:hidden" />
        </div>
        <ResumeSheet />
        {/* A phone shows first what a change looks like. */}
        <Privacy className="sm:hidden" />
      </div>
    </section>
  );
}

function Privacy({ className }: { readonly className: string }) {
  const { t } = useTranslation('home');
  return (
    <p className={clsx('flex max-w-xl gap-2.5 text-sm text-ink-faint', className)}>
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('hero.privacy')}
    </p>
  );
}
