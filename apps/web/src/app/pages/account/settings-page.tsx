import { CreditCard, KeyRound, ShieldHalf, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BillingSection } from '../../../features/billing/subscription/billing-section.tsx';
import { DeleteCard } from '../../../features/settings/delete-card.tsx';
import { ExportCard } from '../../../features/settings/export-card.tsx';
import { PasswordForm } from '../../../features/settings/password-form.tsx';
import { PictureField } from '../../../features/settings/picture-field.tsx';
import { ProfileForm } from '../../../features/settings/profile-form.tsx';
import { RemindersCard } from '../../../features/settings/reminders-card.tsx';
import { SecurityEventsCard } from '../../../features/settings/security-events-card.tsx';
import { SessionsCard } from '../../../features/settings/sessions-card.tsx';
import { TwoStepCard } from '../../../features/settings/two-step-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { endSession, useUser } from '../../../lib/session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';

const tabs = [
  { value: 'profile', Icon: UserRound },
  { value: 'password', Icon: KeyRound },
  { value: 'privacy', Icon: ShieldHalf },
  { value: 'billing', Icon: CreditCard },
] as const;

const panel = 'grid gap-6 lg:col-start-2 lg:pt-0';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useUser();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'profile';
  // Beside the panels the tabs are a column, and up and down lead through them.
  const isWide = useMedia('(min-width: 64rem)');
  useDocumentTitle(t('title'));

  // On a narrow screen the chosen tab may be outside the row. `scrollIntoView` would scroll the whole page.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[id$="-trigger-${tab}"]`);
    if (!row.current || !chosen) return;
    const { left, right } = row.current.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    row.current.scrollLeft += Math.min(0, place.left - left) + Math.max(0, place.right - right);
  }, [tab]);

  // End the session only after leaving this page: the guard would redirect someone without one to the sign-in page.
  const isGone = useRef(false);
  useEffect(
    () => () => {
      if (isGone.current) endSession();
    },
    [],
  );
  const leave = () => {
    isGone.current = true;
    void navigate('/');
  };
  // The guard admits only signed-in people.
  if (!user) return null;

  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={t('title')} text={t('intro')} />
      <Tabs
        value={tab}
        onValueChange={(chosen) => setSearch({ tab: chosen }, { replace: true })}
        orientation={isWide ? 'vertical' : 'horizontal'}
        className="mt-6 grid-cols-[14rem_minmax(0,1fr)] items-start gap-x-12 lg:mt-10 lg:grid"
      >
        <TabsList
          ref={row}
          aria-label={t('title')}
          className="fading-edge lg:sticky lg:top-32 lg:flex-col lg:border-b-0 lg:[&>button]:justify-start lg:[&>button]:border-b-0 lg:[&>button]:border-l-2"
        >
          {tabs.map(({ value, Icon }) => (
            <TabsTrigger key={value} value={value}>
              <Icon aria-hidden />
              {t(`tabs.${value}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* Stays mounted while another tab is shown; otherwise unsaved text would be lost. */}
        <TabsContent value="profile" forceMount hidden={tab !== 'profile'} className={panel}>
          <Card>
            <PictureField user={user} />
          </Card>
          <ProfileForm user={user} />
          <RemindersCard user={user} />
        </TabsContent>
        <TabsContent value="password" className={panel}>
          <PasswordForm />
          <TwoStepCard isAdmin={user.isAdmin} />
          <SessionsCard />
          <SecurityEventsCard />
        </TabsContent>
        <TabsContent value="privacy" className={panel}>
          <ExportCard />
          <DeleteCard user={user} onAccountDeleted={leave} />
        </TabsContent>
        <TabsContent value="billing" className={panel}>
          <BillingSection isAdmin={user.isAdmin} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
