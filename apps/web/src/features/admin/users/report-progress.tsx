import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ReportRun } from './use-report-run.ts';

interface ReportProgressProps {
  readonly progress: ReportRun;
  readonly onCancel: () => void;
}

export function ReportProgress({ progress: { done, total }, onCancel }: ReportProgressProps) {
  const { t } = useTranslation('admin-users');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-raised p-4">
      <div className="min-w-48 flex-1">
        <p role="status" className="mb-2 text-sm">
          {t('report.progress', { done, total })}
        </p>
        <Progress label={t('report.sending')} value={(done / total) * 100} />
      </div>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t('report.cancel')}
      </Button>
    </div>
  );
}
