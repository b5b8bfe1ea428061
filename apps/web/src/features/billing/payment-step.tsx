import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import { useId, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { CardForm } from './card/card-form.tsx';
import { trialEnd, useChargeWords } from './plans/charge-words.ts';
import { FeatureList } from './plans/feature-list.tsx';
import { cycleOf, priceOf } from './plans/plan-rules.ts';
import { StepHeading } from './step-heading.tsx';

interface PaymentStepProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly isTrial: boolean;
  readonly clientSecret: string;
  readonly onPaid: () => Promise<void>;
  readonly onCancel: () => void;
}

export function PaymentStep({ plan, cycle, isTrial, clientSecret, onPaid, onCancel }: PaymentStepProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <StepHeading id={titleId} isArrival className="mb-6 text-2xl">
        {t('pay.title')}
      </StepHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="max-lg:order-last">
          <CardForm
            clientSecret={clientSecret}
            purpose={isTrial ? 'trial' : 'payment'}
            submitLabel={
              isTrial ? t('pay.startTrial') : t('pay.submit', { amount: format.money(priceOf(plan, cycle)) })
            }
            cancelLabel={t('cancel')}
            onDone={onPaid}
            onCancel={onCancel}
          />
        </Card>
        <OrderSummary plan={plan} cycle={cycle} isTrial={isTrial} />
      </div>
    </section>
  );
}

function OrderSummary({ plan, cycle, isTrial }: Pick<PaymentStepProps, 'plan' | 'cycle' | 'isTrial'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const price = priceOf(plan, cycle);

  return (
    <Card className="bg-sunken">
      <h3 className="text-xl">{plan.displayName}</h3>
      <p className="mt-1">
        <span className="font-semibold">{format.money(price)}</span>{' '}
        <span className="text-sm text-ink-soft">{t(`per.${cycleOf(plan, cycle)}`)}</span>
      </p>
      <FeatureList plan={plan} />
      <p className="mt-5 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4 font-medium">
        {t('pay.today')}
        <span className="font-serif text-2xl font-semibold">{format.money(isTrial ? 0 : price)}</span>
      </p>
      {isTrial && (
        <p className="mt-1 flex items-baseline justify-between gap-4 text-sm">
          {t('pay.then', { date: format.date(trialEnd(now)) })}
          <span className="font-semibold">{format.money(price)}</span>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">{useChargeWords(plan, cycle, isTrial, now)}</p>
    </Card>
  );
}
