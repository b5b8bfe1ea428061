import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Benefits } from '../../features/auth/benefits.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { isSubscriptionRequired, useSiteSettings } from '../../lib/subscription.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';

export function AuthPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const settings = useSiteSettings();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [hasForgotten, setForgotten] = useState(false);
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const mode = tab === 'login' && hasForgotten ? 'forgot' : tab;
  useDocumentTitle(t(`titles.${mode}`));

  // Also the way out after signing in or registering: both set the session.
  if (session.status === 'ready' && session.value) return <Navigate to={returnPath(state)} replace />;

  const chooseTab = (chosen: string) => {
    setForgotten(false);
    setSearch(chosen === 'register' ? { tab: chosen } : {}, { replace: true, state });
  };

  return (
    <div className="page-width grid items-start gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14 lg:py-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">{t(`titles.${mode}`)}</h1>
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
              <RegisterForm isSubscriptionRequired={isSubscriptionRequired(settings)} />
            </TabsContent>
          </Tabs>
        </Card>
      </div>
      <Benefits />
    </div>
  );
}
