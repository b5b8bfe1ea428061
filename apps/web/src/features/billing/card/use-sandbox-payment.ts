import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { payInSandbox } from '../queries.ts';
import { type CardField, type CardValues, findCardProblems } from './test-cards.ts';
import { type PaymentPurpose, usePaymentReport } from './use-payment-report.ts';

interface SandboxPayment {
  readonly clientSecret: string;
  readonly purpose: PaymentPurpose;
  readonly onDone: () => Promise<void>;
}

type Phase = 'idle' | 'paying' | 'asking-bank';

/** A payment with a test card. After a refused card, the same payment stays open for another. */
export function useSandboxPayment({ clientSecret, purpose, onDone }: SandboxPayment) {
  const { t } = useTranslation('billing');
  const { reportRefusal, reportError } = usePaymentReport(purpose);
  const [phase, setPhase] = useState<Phase>('idle');
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<readonly CardField[]>([]);

  const attempt = async ({ number, expiry, cvc }: CardValues, isConfirmed: boolean) => {
    setPhase('paying');
    setFailure(undefined);
    try {
      const card = { cardNumber: number.replaceAll(' ', ''), expiry, cvc };
      const status = await payInSandbox(clientSecret, card, isConfirmed);
      if (status === 'requires_action') return setPhase('asking-bank');
    } catch (error) {
      setFailure(reportError(error));
      return setPhase('idle');
    }
    await onDone();
    setPhase('idle');
  };

  const pay = async (values: CardValues) => {
    const found = findCardProblems(values);
    setProblems(found);
    if (found.length === 0) await attempt(values, false);
  };

  const answerBank = async (values: CardValues, isConfirmed: boolean) => {
    if (isConfirmed) return attempt(values, true);
    setFailure(reportRefusal(t('bank.refused')));
    setPhase('idle');
  };

  return { pay, answerBank, phase, failure, problems };
}
