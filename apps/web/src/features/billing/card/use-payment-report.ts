import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/browser/toast.ts';

/** What the card is for: the first payment, a trial that is charged later, or future renewals. */
export type PaymentPurpose = 'payment' | 'trial' | 'card';

/** Reports a failure in a toast, and returns the sentence for the form itself. */
export function usePaymentReport(purpose: PaymentPurpose) {
  const { t } = useTranslation('billing');
  const say = useSentence();

  const tell = (title: string, description: string): string => {
    toast({ title, description, variant: 'destructive' });
    return description;
  };
  /** A problem with the card, in the provider's words if there are any. */
  const reportRefusal = (message?: string): string =>
    tell(t(purpose === 'card' ? 'card.failed' : 'pay.failed'), message ? say(message) : t('pay.failedText'));

  /** Any error on the way: the card was refused, or something broke. */
  const reportError = (error: unknown): string =>
    error instanceof ApiError && error.status === 402
      ? reportRefusal(error.message)
      : tell(t(purpose === 'card' ? 'card.failed' : 'pay.error'), brokenWords(error));

  const brokenWords = (error: unknown): string =>
    error instanceof ApiError && (error.status === 0 || error.status === 429)
      ? say(error.message)
      : t(purpose === 'card' ? 'card.failedText' : 'pay.errorText');

  return { reportRefusal, reportError };
}
