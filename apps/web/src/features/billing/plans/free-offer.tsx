import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUser } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** What is free, and the way there without a plan. */
export function FreeOffer() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const isMember = useUser() !== null;
  return (
    <section
      aria-labelledby="free-offer"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-sunken p-4 sm:px-6"
    >
      <h2 id="free-offer" className="flex items-baseline gap-2 font-serif text-xl font-semibold">
        {t('free.heading')} <span className="text-2xl">{format.money(0)}</span>
      </h2>
      <p className="flex-1 basis-72 text-sm">
        {t('free.fit')}{' '}
        <span className="inline-block text-ink-soft">{t(isMember ? 'free.withoutPlan' : 'free.withoutAccount')}</span>
      </p>
      <ButtonLink to="/" variant="outline" className="max-sm:w-full">
        {t(isMember ? 'free.goOn' : 'free.action')}
      </ButtonLink>
    </section>
  );
}
