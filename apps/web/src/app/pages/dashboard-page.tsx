import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Board } from '../../features/applications/board.tsx';
import { ActivityCard } from '../../features/dashboard/activity-card.tsx';
import { JobsCard } from '../../features/dashboard/jobs-card.tsx';
import { PlanCard } from '../../features/dashboard/plan-card.tsx';
import { ResumesCard } from '../../features/dashboard/resumes-card.tsx';
import { UsageList } from '../../features/dashboard/usage-list.tsx';
import { Welcome } from '../../features/dashboard/welcome.tsx';
import { useOpenSaved } from '../../features/workflow/open-saved.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useUser } from '../../lib/session/session.ts';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const user = useUser();
  const navigate = useNavigate();
  const openSaved = useOpenSaved();
  const [now] = useState(() => new Date());
  useDocumentTitle(t('title'));
  // The guard admits only signed-in people, except for a moment while signing out.
  if (!user) return null;

  return (
    <div className="page-width grid grid-cols-1 gap-6 py-8 sm:gap-8 lg:py-12">
      <Welcome name={user.firstName} now={now} />
      <div className="grid grid-cols-1 gap-6 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-6">
        <ResumesCard
          onUse={(text) => {
            openSaved(text);
            void navigate('/');
          }}
        />
        {/* On a phone what is only looked at comes last. */}
        <div className="grid content-start gap-5 max-lg:order-last">
          <PlanCard />
          <UsageList />
        </div>
        <div className="lg:col-span-2">
          <Board now={now} />
        </div>
        <div className="self-start">
          <JobsCard />
        </div>
        <div className="self-start">
          <ActivityCard />
        </div>
      </div>
    </div>
  );
}
