import type { RegistrationForm } from '@fitted/contract/account/auth';
import clsx from 'clsx';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Benefits } from '../../../features/auth/benefits.tsx';
import { LoginForm } from '../../../features/auth/login-form.tsx';
import type { RegisterInput } from '../../../features/auth/register-fields.tsx';
import { nothingPicked, type PlanPick } from '../../../features/billing/plans/plan-pick.ts';
import { StepHeading } from '../../../features/billing/step-heading.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { returnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { isSubscriptionRequired, useSiteSettings } from '../../../lib/session/subscription.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { panelProps, TabRow } from '../../../ui/tab-row.tsx';
import { PageSpinner } from '../../page-spinner.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const ForgotPasswordForm = lazy(() =>
  import('../../../features/auth/forgot-password-form.tsx').then((module) => ({ default: module.ForgotPasswordForm })),
);

/** Loaded only for people without an account: thirteen fields with their rules and a list of countries. */
const RegistrationStep = lazy(() =>
  import('./registration-step.tsx').then((module) => ({ default: module.RegistrationStep })),
);

/** For people who followed a link to the plans. */
const PlansOnOffer = lazy(() =>
  import('../../../features/billing/plans/plans-on-offer.tsx').then((module) => ({ default: module.PlansOnOffer })),
);

/** Plans, cards and the query library are loaded with the step that needs them. */
const RegistrationPayment = lazy(() =>
  import('./registration-payment.tsx').then((module) => ({ default: module.RegistrationPayment })),
);

export function AuthPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const settings = useSiteSettings();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const [hasForgotten, setForgotten] = useState(false);
  // What was typed is kept here, in memory only, so that it survives switching tabs and going to the payment and back.
  const [typed, setTyped] = useState<RegisterInput>();
  const [form, setForm] = useState<RegistrationForm>();
  const [pick, setPick] = useState<PlanPick>();
  const [hasPaid, setPaid] = useState(false);
  const formPlace = useRef<HTMLDivElement>(null);
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const mode = tab === 'login' && hasForgotten ? 'forgot' : tab;
  const needsPayment = isSubscriptionRequired(settings);
  const isPaid = needsPayment && mode === 'register';
  useDocumentTitle(t(`titles.${mode}`));

  // Also redirects after signing in or registering, because both set the session.
  if (session.status === 'ready' && session.value) return <Navigate to={hasPaid ? '/' : returnPath(state)} replace />;

  const tabs = ['login', 'register'].map((value) => ({ value, label: t(`tabs.${value}`) }));
  const chooseTab = (chosen: string) => {
    setForgotten(false);
    setSearch(chosen === 'register' ? { tab: chosen } : {}, { replace: true, state });
  };
  const wantsPlans = returnPath(state).startsWith('/subscription');
  const choosePlan = (planId: number) => {
    setPick({ ...nothingPicked, planId });
    chooseTab('register');
    formPlace.current?.scrollIntoView({ block: 'start' });
    formPlace.current?.focus({ preventScroll: true });
  };
  const continueToPayment = (filled: RegistrationForm) => {
    setForm(filled);
    // A history entry, so that the browser's Back button also returns to the form.
    setSearch({ tab: 'register', step: 'payment' }, { state });
  };

  const isPaying = tab === 'register' && search.get('step') === 'payment';
  // After a reload, or when opened by address, there is nothing to pay for yet.
  if (isPaying && !form) return <Navigate to={{ search: '?tab=register' }} replace state={state} />;
  if (isPaying && form && needsPayment)
    return (
      <Suspense fallback={<PageSpinner />}>
        <RegistrationPayment
          form={form}
          pick={pick}
          onPick={setPick}
          onBack={() => void navigate(-1)}
          onPaid={() => setPaid(true)}
        />
      </Suspense>
    );

  return (
    <div className="page-width grid items-start gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14 lg:py-14">
      {wantsPlans && (
        <Suspense fallback={null}>
          <PlansOnOffer chosenId={pick?.planId} onChoose={choosePlan} />
        </Suspense>
      )}
      <div ref={formPlace} tabIndex={-1} className={clsx('scroll-mt-24', mode !== 'register' && 'w-full max-w-xl')}>
        {isPaid && <RegistrationSteps at="account" />}
        <StepHeading
          as="h1"
          isArrival={form !== undefined && tab === 'register'}
          className={wantsPlans ? 'text-2xl' : 'text-3xl sm:text-4xl'}
        >
          {t(wantsPlans && mode === 'login' ? 'titles.either' : `titles.${mode}`)}
        </StepHeading>
        <p className="mt-2 mb-6 text-ink-soft">
          {isPaid ? t('intros.registerPaid') : t(wantsPlans && mode === 'login' ? 'intros.either' : `intros.${mode}`)}
          {isPaid && (
            <Link to="/" className="ml-2 inline-block font-medium text-accent-strong underline underline-offset-4">
              {t('useFree')}
            </Link>
          )}
        </p>
        <Card>
          <TabRow id={id} label={t('tabs.label')} tabs={tabs} chosen={tab} onChoose={chooseTab} />
          <div {...panelProps(id, tab)} className="pt-6">
            {/* Outside the boundary: one that changes before hydration is recreated, and typed text would be lost. */}
            {mode === 'login' && <LoginForm onForgot={() => setForgotten(true)} />}
            <Suspense fallback={<FormSkeleton />}>
              {mode === 'forgot' && <ForgotPasswordForm onBack={() => setForgotten(false)} />}
              {mode === 'register' && (
                <RegistrationStep
                  isSubscriptionRequired={needsPayment}
                  initial={typed}
                  onLeave={setTyped}
                  onContinueToPayment={needsPayment ? continueToPayment : undefined}
                />
              )}
            </Suspense>
          </div>
        </Card>
      </div>
      <Benefits />
    </div>
  );
}

/** Placeholder for a form whose code is loading. */
function FormSkeleton() {
  return (
    <div aria-hidden className="grid gap-5 sm:grid-cols-2">
      {['first', 'last', 'wide', 'password', 'again'].map((field) => (
        <Skeleton key={field} className={clsx('h-16 w-full', field === 'wide' && 'sm:col-span-2')} />
      ))}
    </div>
  );
}
