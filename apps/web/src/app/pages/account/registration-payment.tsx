import type { RegistrationForm } from '@fitted/contract/account/auth';
import type { SubscriptionPayment } from '@fitted/contract/billing';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { PaidSubscription } from '../../../features/auth/registration-queries.ts';
import { useRegistration } from '../../../features/auth/use-registration.ts';
import { Checkout } from '../../../features/billing/checkout.tsx';
import { nothingPicked, type PlanPick } from '../../../features/billing/plans/plan-pick.ts';
import { PlansFailure } from '../../../features/billing/plans/plans-failure.tsx';
import { beginNewcomerSubscription } from '../../../features/billing/queries.ts';
import { FinishRegistration } from '../../../features/billing/registration/finish-registration.tsx';
import { forgetPaid, recallPaid, rememberPaid } from '../../../features/billing/registration/paid-registration.ts';
import { StepHeading } from '../../../features/billing/step-heading.tsx';
import { useStart } from '../../../features/billing/use-start.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { WithQueries } from '../../with-queries.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

interface RegistrationPaymentProps {
  readonly form: RegistrationForm;
  readonly pick: PlanPick | undefined;
  readonly onPick: (pick: PlanPick) => void;
  readonly onBack: () => void;
  /** Paid; the account is created next. */
  readonly onPaid: () => void;
}

/** The second step of registration. It ends when the new account sets the session. */
export function RegistrationPayment(props: RegistrationPaymentProps) {
  return (
    <WithQueries>
      <PlanThenAccount {...props} />
    </WithQueries>
  );
}

function PlanThenAccount({ form, pick = nothingPicked, onPick, onBack, onPaid }: RegistrationPaymentProps) {
  const { t } = useTranslation('billing');
  const { create } = useRegistration();
  const [kept, setKept] = useState(recallPaid);
  const [isTrialUsed, setTrialUsed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAtCard, setAtCard] = useState(false);
  const start = useStart((choice) => beginNewcomerSubscription(form, choice), {
    onTrialUsed: () => setTrialUsed(true),
  });

  const createAccount = async (paid: PaidSubscription) => {
    const failure = await create(form, paid);
    if (failure) return setProblem(failure.message);
    forgetPaid();
    // Only one toast is shown at a time: this one replaces the one about the registration.
    toast({ title: t('done.title'), description: t('done.text') });
  };
  const finish = async (payment: SubscriptionPayment) => {
    onPaid();
    const paid = rememberPaid(form, payment);
    await createAccount(paid);
    setKept(paid);
  };
  const startOver = () => {
    forgetPaid();
    setKept(undefined);
    setProblem(undefined);
  };

  return (
    <div className="page-width py-10 lg:py-14">
      {!kept && <RegistrationSteps at={isAtCard ? 'card' : 'plan'} />}
      {/* The steps say it to those who see them; the step's own heading follows. */}
      <StepHeading as="h1" isArrival className={kept ? 'mb-8 text-3xl sm:text-4xl' : 'sr-only'}>
        {kept ? t('finish.heading') : t('register.title', { step: isAtCard ? 3 : 2 })}
      </StepHeading>
      {!kept && !isAtCard && <p className="mb-8 max-w-2xl text-ink-soft">{t('register.intro')}</p>}
      {kept ? (
        <FinishRegistration
          newcomer={form}
          kept={kept}
          problem={problem}
          onCreate={() => {
            onPaid();
            return createAccount(kept);
          }}
          onBack={onBack}
          onStartOver={startOver}
        />
      ) : (
        <Checkout
          pick={pick}
          onPick={onPick}
          isTrialAvailable={!isTrialUsed}
          onCard={setAtCard}
          back={
            <Button variant="outline" size="lg" onClick={onBack}>
              <ArrowLeft aria-hidden />
              {t('failed.back')}
            </Button>
          }
          failure={(retry) => <PlansFailure onRetry={retry} onBack={onBack} />}
          onStart={start}
          onPaid={finish}
        />
      )}
    </div>
  );
}
