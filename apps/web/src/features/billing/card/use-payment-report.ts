import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/browser/toast.ts';

/** What the card is asked for: the first payment, a trial that is charged later, or the renewals from now on. */
export type PaymentPurpose = 'payment' | 'trial' | 'card';

/** Tells in a toast what went wrong, and returns the sentence for the form itself. */
export function usePaymentReport(purpose: PaymentPurpose) {
  const { t } = useTranslation('billing');
  const say = useSentence();

  const tell = (title: string, description: string): string => {
    toast({ title, description, variant: 'destructive' });
    return description;
  };
  /** The card's own trouble, in the provider's words where it gives any. */
  const reportRefusal = (message?: string): string =>
    tell(t(purpose === 'card' ? 'card.failed' : 'pay.failed'), message ? say(message) : t('pay.failedText'));

  /** Whatever was thrown on the way: the card was refused, or something broke. */
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
