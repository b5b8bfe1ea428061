import type { User } from '@fitted/contract/account/users';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useOutcome } from '../list/use-outcome.ts';
import { sendReport } from './queries.ts';
import { type ReportSummary, useReportRun } from './use-report-run.ts';

/** Sends reports to one or many people and reports the outcome. */
export function useReports(onFailed: (users: readonly User[]) => void) {
  const { t } = useTranslation('admin-users');
  const { done, failed } = useOutcome();
  const { progress, run, cancel } = useReportRun(sendReport);

  const tell = ({ sent, failed: unserved, isCancelled }: ReportSummary) =>
    toast({
      title: t(isCancelled ? 'report.cancelled' : unserved.length > 0 ? 'report.unfinished' : 'report.finished'),
      description: t('report.summary', { sent: sent.length, failed: unserved.length }),
      ...(unserved.length > 0 && { variant: 'destructive' as const }),
    });

  const sendToMany = async (users: readonly User[]) => {
    if (users.length === 0) {
      toast({ title: t('report.nobody'), description: t('report.nobodyText'), variant: 'destructive' });
      return;
    }
    const summary = await run(users);
    // Deselect the people who got theirs; the others stay selected for another try.
    onFailed(users.filter((user) => !summary.sent.includes(user)));
    tell(summary);
  };

  const sendToOne = async (user: User) => {
    const { failed: unserved, lastError, isCancelled } = await run([user]);
    if (isCancelled) return;
    if (unserved.length > 0) failed(t('report.failed'), lastError);
    else done(t('report.sent'), t('report.sentText', { email: user.email }));
  };

  return { progress, cancel, sendToMany, sendToOne };
}
