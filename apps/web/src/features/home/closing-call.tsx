import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonClass } from '../../ui/button-style.ts';

/** Invites visitors to register; leads signed-in people to the tool above. */
export function ClosingCall({ isMember }: { readonly isMember: boolean }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="start" className="border-t border-line bg-raised">
      <div className="page-width flex flex-col items-start gap-8 py-16 lg:flex-row lg:items-center lg:justify-between lg:py-20">
        <div className="max-w-2xl">
          <h2 id="start" className="text-3xl sm:text-4xl">
            {t('closing.title')}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{t('closing.text')}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 max-sm:w-full">
          {isMember ? (
            <a href="#tool" className={buttonClass({ size: 'lg' }, 'max-sm:w-full')}>
              {t('hero.start')}
            </a>
          ) : (
            <ButtonLink to="/auth?tab=register" size="lg" className="max-sm:w-full">
              {t('closing.start')}
            </ButtonLink>
          )}
          <ButtonLink to="/tutorial" size="lg" variant="outline" className="max-sm:w-full">
            {t('closing.tutorial')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
