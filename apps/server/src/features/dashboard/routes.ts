import { readOverview } from '@fitted/contract/dashboard';
import type { Serve } from '../../http/bind.ts';
import { presentActivity } from './present.ts';
import type { DashboardRepository } from './repository.ts';

const shownActivities = 8;
const recentDays = 30;

export function serveDashboard(serve: Serve, { dashboard }: { readonly dashboard: DashboardRepository }): void {
  serve(readOverview, async ({ user }) => {
    const since = new Date(Date.now() - recentDays * 86_400_000);
    const [usage, recent] = await Promise.all([
      dashboard.countOwned(user.id, since),
      dashboard.listRecent(user.id, shownActivities),
    ]);
    return { usage, recent: recent.map(presentActivity) };
  });
}
