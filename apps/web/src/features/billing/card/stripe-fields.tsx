import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { confirmCard } from './confirm-card.ts';
import { FormActions } from './form-actions.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { scriptTimeoutMs } from './load-stripe.ts';
import { stripeLocale, stripeLook } from './stripe-look.ts';
import { usePaymentReport } from './use-payment-report.ts';

interface StripeFieldsProps extends CardFormProps {
  readonly stripe: Stripe;
  /** The frame with the fields failed to load, although the script did load. */
  readonly onLoadFailure: () => void;
}

export function StripeFields(props: StripeFieldsProps) {
  const { stripe, clientSecret, purpose, submitLabel, cancelLabel, onDone, onCancel, onLoadFailure } = props;
  const { t, language } = useTranslation('billing');
  const frame = useRef<HTMLDivElement>(null);
  const [elements, setElements] = useState<StripeElements>();
  // The frame keeps the look and the language it began with: a new one would lose what was typed.
  const [options] = useState(() => ({ clientSecret, appearance: stripeLook(), locale: stripeLocale(language) }));
  const { reportRefusal, reportError } = usePaymentReport(purpose);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!frame.current) return;
    const made = stripe.elements(options);
    const payment = made.create('payment');
    payment.on('ready', () => setReady(true));
    payment.on('loaderror', onLoadFailure);
    payment.mount(frame.current);
    setElements(made);
    return () => payment.destroy();
  }, [stripe, options, onLoadFailure]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onLoadFailure, scriptTimeoutMs);
    return () => clearTimeout(timer);
  }, [isReady, onLoadFailure]);

  const pay = async () => {
    if (!elements) return;
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
      <div ref={frame} />
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
