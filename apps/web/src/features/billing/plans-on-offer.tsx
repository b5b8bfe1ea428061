import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlansOnOffer } from '../../lib/plans-on-offer.ts';
import { FeatureList } from './feature-list.tsx';
import { useOffer } from './use-offer.ts';

/** The plans with their prices, for who came to see them and has to sign in before choosing one. */
export function PlansOnOffer() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const offer = useOffer();
  const plans = usePlansOnOffer();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans-on-offer" className="lg:col-span-2">
      <h2 id="plans-on-offer" className="text-2xl">
        {t('onOffer.heading')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('onOffer.text')}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="rounded-lg border border-line bg-raised p-5">
            <h3 className="font-serif text-xl font-semibold">{plan.displayName}</h3>
            <p className="mt-1">
              <span className="font-serif text-2xl font-semibold">{format.money(plan.monthlyPrice)}</span>{' '}
              <span className="text-sm text-ink-soft">{t('per.monthly')}</span>
            </p>
            <p className="mt-2 text-sm text-ink-soft">{offer(plan.description)}</p>
            <FeatureList plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}
