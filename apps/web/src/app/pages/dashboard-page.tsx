import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Board } from '../../features/applications/board.tsx';
import { ActivityCard } from '../../features/dashboard/activity-card.tsx';
import { JobsCard } from '../../features/dashboard/jobs-card.tsx';
import { PlanCard } from '../../features/dashboard/plan-card.tsx';
import { ResumesCard } from '../../features/dashboard/resumes-card.tsx';
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
    <div className="page-width grid grid-cols-1 gap-5 py-6 sm:gap-8 sm:py-10">
      <Welcome name={user.firstName} now={now} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <ResumesCard
            onUse={(text) => {
              openSaved(text);
              void navigate('/');
            }}
          />
          <JobsCard />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <PlanCard />
          <ActivityCard />
        </div>
      </div>
      <Board now={now} />
    </div>
  );
}
