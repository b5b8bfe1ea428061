import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { confirmCard } from './confirm-card.ts';
import { FormActions } from './form-actions.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { scriptTimeoutMs } from './load-stripe.ts';
import { usePaymentReport } from './use-payment-report.ts';

interface StripeFieldsProps extends CardFormProps {
  /** The frame with the fields failed to load, although the script did load. */
  readonly onLoadFailure: () => void;
}

export function StripeFields(props: StripeFieldsProps) {
  const { clientSecret, purpose, submitLabel, cancelLabel, onDone, onCancel, onLoadFailure } = props;
  const { t } = useTranslation('billing');
  const stripe = useStripe();
  const elements = useElements();
  const { reportRefusal, reportError } = usePaymentReport(purpose);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onLoadFailure, scriptTimeoutMs);
    return () => clearTimeout(timer);
  }, [isReady, onLoadFailure]);

  const pay = async () => {
    if (!stripe || !elements) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const outcome = await confirmCard(stripe, elements, clientSecret, window.location.href);
      if (outcome.status === 'succeeded') await onDone();
      else if (outcome.status === 'refused') setFailure(reportRefusal(outcome.message));
      else if (outcome.status === 'unclear') setFailure(reportRefusal(t('pay.unclear')));
    } catch (error) {
      setFailure(reportError(error));
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      {!isReady && <FormSkeleton label={t('pay.loading')} />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadFailure} />
      {failure && <FieldError>{failure}</FieldError>}
      <FormActions
        submitLabel={submitLabel}
        cancelLabel={cancelLabel}
        isBusy={isBusy}
        isReady={isReady}
        onCancel={onCancel}
      />
    </form>
  );
}
