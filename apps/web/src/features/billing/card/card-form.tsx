import { CreditCard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { usePaymentForm } from '../queries.ts';
import type { CardFormProps } from './card-form-props.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { SandboxForm } from './sandbox-form.tsx';

/** Loaded only if a card is entered into the provider's form. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })));

/** Takes a card, with the provider's own form or with the sandbox's demo form. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation('billing');
  const form = usePaymentForm();

  if (form.isFetching) return <FormSkeleton label={t('pay.loading')} />;
  if (!form.data)
    return (
      <EmptyState icon={CreditCard} title={t('pay.formFailed')} text={t('pay.unclear')}>
        <Button variant="outline" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button onClick={() => void form.refetch()}>{t('pay.retry')}</Button>
      </EmptyState>
    );
  if (form.data.provider === 'sandbox') return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<FormSkeleton label={t('pay.loading')} />}>
      <StripeForm {...props} publishableKey={form.data.publishableKey} />
    </Suspense>
  );
}
