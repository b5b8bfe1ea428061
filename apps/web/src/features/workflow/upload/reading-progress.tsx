import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ReadProgress } from '../queries.ts';

interface ReadingProgressProps {
  readonly fileName: string;
  readonly progress: ReadProgress | null;
  readonly onCancel: () => void;
}

export function ReadingProgress({ fileName, progress, onCancel }: ReadingProgressProps) {
  const { t } = useTranslation('workflow-upload');
  const isScan = progress?.stage === 'ocr';
  const words = progress
    ? t(isScan ? 'reading.scan' : 'reading.page', { page: progress.page, pages: progress.pages })
    : t('reading.file', { name: fileName });
  const value = progress && progress.pages > 1 ? Math.round((progress.page / progress.pages) * 100) : null;
  return (
    <div className="mt-4 rounded-md border border-line bg-raised p-4">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="min-w-0 text-sm font-medium">
          {words}
        </p>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('reading.cancel')}
        </Button>
      </div>
      <div className="mt-2">
        <Progress label={words} value={value} />
      </div>
      {isScan && <p className="mt-2 text-xs text-ink-soft">{t('reading.scanNote')}</p>}
    </div>
  );
}
