import clsx from 'clsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePlansOnOffer } from '../../../lib/session/plans-on-offer.ts';
import { Button } from '../../../ui/button.tsx';
import { FeatureList, SharedFeatures } from './feature-list.tsx';
import { FreeOffer } from './free-offer.tsx';
import { annualSavingPercent, sharedFeatures } from './plan-rules.ts';
import { useOffer } from './use-offer.ts';

interface PlansOnOfferProps {
  readonly chosenId: number | undefined;
  readonly onChoose: (planId: number) => void;
}

/** The plans with their prices, for people without an account. Choosing one leads to registration. */
export function PlansOnOffer({ chosenId, onChoose }: PlansOnOfferProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const offer = useOffer();
  const plans = usePlansOnOffer();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans-on-offer" className="lg:col-span-2">
      <h2 id="plans-on-offer" className="text-3xl sm:text-4xl">
        {t('onOffer.heading')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('onOffer.text')}</p>
      <div className="mt-6">
        <FreeOffer />
      </div>
      <SharedFeatures plans={plans} />
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={clsx(
              'flex flex-col rounded-lg border bg-raised p-5',
              plan.id === chosenId ? 'border-accent ring-1 ring-accent' : 'border-line',
            )}
          >
            <h3 className="font-serif text-xl font-semibold">{plan.displayName}</h3>
            <p className="mt-1">
              <span className="font-serif text-2xl font-semibold">{format.money(plan.monthlyPrice)}</span>{' '}
              <span className="text-sm text-ink-soft">{t('per.monthly')}</span>
            </p>
            {plan.annualPrice !== null && plan.annualPrice !== undefined && (
              <p className="text-sm text-ink-soft">
                {t('onOffer.annual', { price: format.money(plan.annualPrice), percent: annualSavingPercent(plan) })}
              </p>
            )}
            <p className="mt-2 text-sm text-ink-soft">{offer(plan.description)}</p>
            <div className="mb-5 flex-1">
              <FeatureList plan={plan} shared={sharedFeatures(plans)} />
            </div>
            <Button variant={plan.id === chosenId ? 'primary' : 'outline'} onClick={() => onChoose(plan.id)}>
              {t('onOffer.choose', { plan: plan.displayName })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
