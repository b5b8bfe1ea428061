import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';

interface RunningNoteProps {
  readonly found: number;
  readonly onCancel: () => void;
}

export function RunningNote({ found, onCancel }: RunningNoteProps) {
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
    </div>
  );
}
