import { ArrowLeft, CalendarDays, ChartLine, Megaphone, Newspaper, ScrollText, Settings, Users } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type AdminTab, adminTabs } from '../../features/admin/admin-tabs.ts';
import { AdvertisementsTab } from '../../features/admin/advertisements/advertisements-tab.tsx';
import { AuditTab } from '../../features/admin/audit/audit-tab.tsx';
import { EventsTab } from '../../features/admin/events/events-tab.tsx';
import { ListSkeleton } from '../../features/admin/list/list-skeleton.tsx';
import { MetricsTab } from '../../features/admin/metrics/metrics-tab.tsx';
import { NewsTab } from '../../features/admin/news/news-tab.tsx';
import { SettingsTab } from '../../features/admin/settings/settings-tab.tsx';
import { UsersTab } from '../../features/admin/users/users-tab.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { setSessionUser, useUser } from '../../lib/session/session.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';

const icons: Readonly<Record<AdminTab, typeof Users>> = {
  users: Users,
  metrics: ChartLine,
  advertisements: Megaphone,
  events: CalendarDays,
  news: Newspaper,
  settings: Settings,
  audit: ScrollText,
};

export function AdminPage() {
  const { t } = useTranslation('admin');
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const chosen = adminTabs.find((tab) => tab === search.get('tab')) ?? 'users';
  useDocumentTitle(t('title'));
  const row = useRef<HTMLDivElement>(null);
  const hasRow = user !== null;
  // On a narrow screen the chosen tab may be outside the row. `scrollIntoView` would scroll the whole page.
  useEffect(() => {
    const tab = hasRow ? row.current?.querySelector<HTMLElement>(`[id$="-trigger-${chosen}"]`) : null;
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft;
  }, [chosen, hasRow]);
  // The guard admits only signed-in people, except for a moment while signing out.
  if (!user) return null;

  const panels: Readonly<Record<AdminTab, () => ReactNode>> = {
    users: () => <UsersTab onUserChanged={(changed) => changed.id === user.id && setSessionUser(changed)} />,
    metrics: () => <MetricsTab />,
    advertisements: () => <AdvertisementsTab />,
    events: () => <EventsTab />,
    news: () => <NewsTab />,
    settings: () => <SettingsTab user={user} />,
    audit: () => <AuditTab />,
  };

  // A click chooses a tab twice, by mouse and by focus, which would add two history entries.
  const choose = (tab: string) => {
    if (new URLSearchParams(window.location.search).get('tab') !== tab)
      setSearch({ tab }, { preventScrollReset: true });
  };

  return (
    <div className="page-width py-8 lg:py-12">
      <div className="mb-5">
        <PageHead title={t('title')}>
          <Link to="/" className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
            <ArrowLeft aria-hidden className="size-4" />
            {t('back')}
          </Link>
        </PageHead>
      </div>
      {/* Changing tabs drops the search and filters, which apply to one list only. */}
      <Tabs value={chosen} onValueChange={choose}>
        <TabsList ref={row} aria-label={t('tabsLabel')} className="fading-edge">
          {adminTabs.map((tab) => {
            const Icon = icons[tab];
            return (
              <TabsTrigger key={tab} value={tab}>
                <Icon aria-hidden />
                {t(`tabs.${tab}`)}
              </TabsTrigger>
            );
          })}
        </TabsList>
        {adminTabs.map((tab) => (
          <TabsContent key={tab} ref={keepFocus} value={tab}>
            <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
            <Suspense fallback={<ListSkeleton />}>{panels[tab]()}</Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
