import { readOverview } from '@fitted/contract/dashboard';
import { accountQuota } from '@fitted/contract/limits/allowances';
import type { Queryable } from '../../db/client.ts';
import type { Serve } from '../../http/bind.ts';
import { readStored } from '../quota/public.ts';
import { presentActivity } from './present.ts';
import type { DashboardRepository } from './repository.ts';

const shownActivities = 8;
const recentDays = 30;

interface DashboardDeps {
  readonly dashboard: DashboardRepository;
  readonly db: Queryable;
}

export function serveDashboard(serve: Serve, { dashboard, db }: DashboardDeps): void {
  serve(readOverview, async ({ user }) => {
    const [usage, recent, { resumes, bytes }] = await Promise.all([
      dashboard.countOwned(user.id, recentDays),
      dashboard.listRecent(user.id, shownActivities),
      readStored(db, user.id),
    ]);
    const storage = { resumes, maxResumes: accountQuota.resumes, bytes, maxBytes: accountQuota.bytes };
    return { usage, storage, recent: recent.map(presentActivity) };
  });
}
