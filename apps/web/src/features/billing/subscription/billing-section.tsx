import { CloudOff, CreditCard } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useBilling } from '../queries.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PaymentList } from './payment-list.tsx';

/** Subscription and payments in the settings. */
export function BillingSection({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useTranslation('billing');
  const billing = useBilling();
  const subscription = billing.data?.subscription;

  return (
    <>
      <Card>
        <CardHeader title={t('section.title')} text={t('section.text')} />
        {billing.isPending && (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{t('section.loading')}</span>
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-5 w-full max-w-md" />
            <Skeleton className="h-10 w-60" />
          </div>
        )}
        {billing.isError && !billing.data && (
          <EmptyState icon={CloudOff} title={t('section.failed')} text={t('section.failedText')}>
            <Button variant="outline" onClick={() => void billing.refetch()}>
              {t('failed.retry')}
            </Button>
          </EmptyState>
        )}
        {billing.data && !subscription && (
          <EmptyState
            icon={CreditCard}
            title={t('section.none')}
            text={t(isAdmin ? 'section.noneAdmin' : 'section.noneText')}
          >
            {!isAdmin && <ButtonLink to="/subscription">{t('section.plans')}</ButtonLink>}
          </EmptyState>
        )}
        {subscription && <CurrentPlan subscription={subscription} />}
      </Card>
      {billing.data && (
        <Card>
          <CardHeader title={t('payments.title')} text={t('payments.text')} />
          <PaymentList payments={billing.data.payments} />
        </Card>
      )}
    </>
  );
}
