import { readOverview } from '@fitted/contract/dashboard';
import { accountQuota } from '@fitted/contract/limits/allowances';
import type { Queryable } from '../../db/client.ts';
import type { Serve } from '../../http/bind.ts';
import { readStored } from '../quota/public.ts';
import { presentActivity } from './present.ts';
import { createDashboardRepository } from './repository.ts';

const shownActivities = 8;
const recentDays = 30;

export function serveDashboard(serve: Serve, { db }: { readonly db: Queryable }): void {
  const dashboard = createDashboardRepository(db);

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
