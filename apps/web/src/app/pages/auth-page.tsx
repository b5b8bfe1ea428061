import type { RegistrationForm } from '@fitted/contract/auth';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Benefits } from '../../features/auth/benefits.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { PaidNotice } from '../../features/billing/paid-notice.tsx';
import { nothingPicked } from '../../features/billing/plan-pick.ts';
import { StepHeading } from '../../features/billing/step-heading.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { isSubscriptionRequired, useSiteSettings } from '../../lib/subscription.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { PageSpinner } from '../page-spinner.tsx';

/** Plans, cards and the query library come with the step that needs them. */
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
  const [hasForgotten, setForgotten] = useState(false);
  // What was typed lives here, in memory only, so that it survives the way to the payment and back.
  const [form, setForm] = useState<RegistrationForm>();
  const [pick, setPick] = useState(nothingPicked);
  const [hasPaid, setPaid] = useState(false);
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const mode = tab === 'login' && hasForgotten ? 'forgot' : tab;
  const needsPayment = isSubscriptionRequired(settings);
  useDocumentTitle(t(`titles.${mode}`));

  // Also the way out after signing in or registering: both set the session.
  if (session.status === 'ready' && session.value) return <Navigate to={wayOn(state, hasPaid)} replace />;

  const chooseTab = (chosen: string) => {
    setForgotten(false);
    setSearch(chosen === 'register' ? { tab: chosen } : {}, { replace: true, state });
  };
  const continueToPayment = (filled: RegistrationForm) => {
    setForm(filled);
    // A place in the history: the browser's own Back leads to the form, too.
    setSearch({ tab: 'register', step: 'payment' }, { state });
  };

  const isPaying = tab === 'register' && search.get('step') === 'payment';
  // Reloaded, or come by the address alone: there is nothing to pay for yet.
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
      <div>
        <StepHeading as="h1" isArrival={form !== undefined && tab === 'register'} className="text-3xl sm:text-4xl">
          {t(`titles.${mode}`)}
        </StepHeading>
        <p className="mt-2 mb-6 text-ink-soft">{t(`intros.${mode}`)}</p>
        <Card>
          <Tabs value={tab} onValueChange={chooseTab}>
            <TabsList aria-label={t('tabs.label')}>
              <TabsTrigger value="login">{t('tabs.login')}</TabsTrigger>
              <TabsTrigger value="register">{t('tabs.register')}</TabsTrigger>
            </TabsList>
            <TabsContent value="login">
              {hasForgotten ? (
                <ForgotPasswordForm onBack={() => setForgotten(false)} />
              ) : (
                <LoginForm onForgot={() => setForgotten(true)} />
              )}
            </TabsContent>
            <TabsContent value="register">
              <PaidNotice />
              <RegisterForm
                isSubscriptionRequired={needsPayment}
                initial={form}
                onContinueToPayment={needsPayment ? continueToPayment : undefined}
              />
            </TabsContent>
          </Tabs>
        </Card>
      </div>
      <Benefits />
    </div>
  );
}

/** Whoever came for the plans and has paid in registering has nothing left to do there. */
function wayOn(state: unknown, hasPaid: boolean): string {
  const path = returnPath(state);
  return hasPaid && path.startsWith('/subscription') ? '/' : path;
}
