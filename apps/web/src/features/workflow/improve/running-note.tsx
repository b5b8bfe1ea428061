import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface RunningNoteProps {
  readonly found: number;
  /** Nothing is on screen yet, so a placeholder is shown. */
  readonly isFirst: boolean;
  readonly onCancel: () => void;
}

export function RunningNote({ found, isFirst, onCancel }: RunningNoteProps) {
  const { t } = useTranslation('workflow-improve');
  const words = found > 0 ? t('result.found', { count: found }) : t('result.running');
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm font-medium">
          {words}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('result.cancel')}
        </Button>
      </div>
      <div className="mt-2">
        <Progress label={words} value={null} />
      </div>
      {isFirst && (
        <div className="mt-6 grid gap-6">
          <Skeleton className="h-28" />
          <div className="grid gap-6 xl:grid-cols-[1.2fr_1fr] 2xl:grid-cols-[1fr_22rem]">
            <Skeleton className="h-96" />
            <Skeleton className="h-72" />
          </div>
        </div>
      )}
    </div>
  );
}
