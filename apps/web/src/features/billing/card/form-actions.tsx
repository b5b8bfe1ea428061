import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface FormActionsProps {
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly isBusy: boolean;
  readonly isReady?: boolean;
  readonly onCancel: () => void;
}

export function FormActions({ submitLabel, cancelLabel, isBusy, isReady = true, onCancel }: FormActionsProps) {
  const { t } = useTranslation('billing');
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="outline" size="lg" disabled={isBusy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" size="lg" isBusy={isBusy} disabled={!isReady}>
        {isBusy ? t('processing') : submitLabel}
      </Button>
    </div>
  );
}
