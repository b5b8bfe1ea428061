import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { Job } from '../draft.ts';

/** The job in one line, while its result has the room. */
export function JobStrip({ job, onOpen }: { readonly job: Job; readonly onOpen: () => void }) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5">
      <p className="min-w-0 text-sm">
        <span className="text-ink-soft">{t('job.for')}</span> <span className="font-semibold">{job.title}</span>
        {job.company && <span className="text-ink-soft"> · {job.company}</span>}
      </p>
      <Button variant="quiet" size="sm" onClick={onOpen} aria-expanded={false}>
        <Pencil aria-hidden />
        {t('job.change')}
      </Button>
    </div>
  );
}
