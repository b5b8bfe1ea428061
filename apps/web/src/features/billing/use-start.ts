import type { PlanChoice, SubscriptionPayment } from '@fitted/contract/billing';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';

/** Refusals with a helpful reason; each is a sentence of the contract. */
const telling: readonly ApiError['code'][] = [
  'trial_used',
  'already_exists',
  'username_taken',
  'unreachable',
  'rate_limited',
];

interface StartOptions {
  readonly onAlreadySubscribed?: () => void;
  /** The trial turned out to be used up: remove the offer. */
  readonly onTrialUsed: () => void;
}

/** Starts a subscription and reports what prevents it. */
export function useStart(
  begin: (choice: PlanChoice) => Promise<SubscriptionPayment>,
  { onAlreadySubscribed, onTrialUsed }: StartOptions,
) {
  const { t } = useTranslation('billing');
  const say = useSentence();

  return async (choice: PlanChoice): Promise<SubscriptionPayment | undefined> => {
    try {
      return await begin(choice);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'already_subscribed' && onAlreadySubscribed) {
        onAlreadySubscribed();
        return undefined;
      }
      if (code === 'trial_used') onTrialUsed();
      const description = error instanceof ApiError && telling.includes(code) ? say(error.message) : t('pay.errorText');
      toast({ title: t('pay.error'), description, variant: 'destructive' });
      return undefined;
    }
  };
}
