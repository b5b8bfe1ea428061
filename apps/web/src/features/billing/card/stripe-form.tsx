import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { loadStripeInTime } from './load-stripe.ts';
import { StripeFields } from './stripe-fields.tsx';

interface StripeFormProps extends CardFormProps {
  readonly publishableKey: string;
  readonly load?: (publishableKey: string) => Promise<Stripe>;
}

export function StripeForm({ publishableKey, load = loadStripeInTime, ...form }: StripeFormProps) {
  const { t } = useTranslation('billing');
  const [hasFieldsFailed, setFieldsFailed] = useState(false);
  const failFields = useCallback(() => setFieldsFailed(true), []);
  const script = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => load(publishableKey),
    structuralSharing: false,
  });

  const retry = () => {
    setFieldsFailed(false);
    if (!script.data) void script.refetch();
  };

  if (script.isFetching) return <FormSkeleton label={t('pay.loading')} />;
  if (!script.data || hasFieldsFailed)
    return (
      <div role="alert">
        <EmptyState icon={CloudOff} title={t('pay.formFailed')} text={t('stripe.text')}>
          <Button variant="outline" onClick={form.onCancel}>
            {form.cancelLabel}
          </Button>
          <Button onClick={retry}>{t('pay.retry')}</Button>
        </EmptyState>
      </div>
    );
  // A frame belongs to one payment: another payment needs another frame.
  return <StripeFields key={form.clientSecret} {...form} stripe={script.data} onLoadFailure={failFields} />;
}
