import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { Job } from '../draft.ts';

interface JobStripProps {
  /** The file that the resume was read from, if any. */
  readonly fileName: string | undefined;
  readonly job: Job;
  /** Absent where the job is only named and cannot be opened. */
  readonly onOpen?: () => void;
}

/** The resume and the job in one line, while the result takes the space. */
export function JobStrip({ fileName, job, onOpen }: JobStripProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className="flex min-h-9 items-center gap-x-2">
      <p className="line-clamp-2 min-w-0 text-sm sm:line-clamp-1">
        {fileName !== undefined && <span className="text-ink-soft max-sm:hidden">{fileName} · </span>}
        <span className="text-ink-soft">{t('job.for')}</span> <span className="font-semibold">{job.title}</span>
        {job.company && <span className="text-ink-soft"> · {job.company}</span>}
      </p>
      {onOpen && (
        <Button variant="quiet" size="sm" className="shrink-0 text-ink-soft" onClick={onOpen} aria-expanded={false}>
          <Pencil aria-hidden />
          <span className="max-sm:sr-only">{t('job.change')}</span>
        </Button>
      )}
    </div>
  );
}
