import { CreditCard } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeCardDialog } from './change-card-dialog.tsx';
import { ResumeButton } from './resume-button.tsx';
import { actionsFor, type BilledSubscription, standingOf } from './subscription-words.ts';
import { SwitchPlanDialog } from './switch-plan-dialog.tsx';

const tones = {
  active: 'accent',
  trialing: 'accent',
  ending: 'changed',
  past_due: 'danger',
  unpaid: 'danger',
  cancelled: 'neutral',
} as const;

export function CurrentPlan({ subscription }: { readonly subscription: BilledSubscription }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const standing = standingOf(subscription);
  const { canCancel, canResume, canSwitch, canChangeCard } = actionsFor(subscription);
  const { plan, billingCycle, amount, currentPeriodEnd, card } = subscription;
  const next = { date: format.date(currentPeriodEnd, 'long'), amount: format.money(amount) };

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-2xl font-semibold">{plan.displayName}</span>
        <Badge tone={tones[standing]}>{t(`standing.${standing}.name`)}</Badge>
      </p>
      <p className="mt-1 text-ink-soft">
        {format.money(amount)} {t(`per.${billingCycle}`)}
      </p>
      <p className="mt-4">{t(`standing.${standing}.text`, next)}</p>
      {card && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
          <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('section.card', {
            brand: brandName(card.brand),
            last4: card.last4,
            month: String(card.expMonth).padStart(2, '0'),
            year: String(card.expYear),
          })}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {canResume && <ResumeButton />}
        {standing === 'cancelled' && <ButtonLink to="/subscription">{t('section.plans')}</ButtonLink>}
        {canSwitch && <SwitchPlanDialog subscription={subscription} />}
        {canChangeCard && <ChangeCardDialog />}
        {canCancel && <CancelDialog isTrial={subscription.status === 'trialing'} endsOn={next.date} />}
      </div>
    </>
  );
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

const brandName = (brand: string): string => brandNames[brand.toLowerCase()] ?? brand;
