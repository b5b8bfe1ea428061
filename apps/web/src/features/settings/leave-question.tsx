import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnsaved } from '../../lib/browser/use-unsaved.ts';
import { AlertDialog, AlertDialogContent } from '../../ui/overlay/alert-dialog.tsx';

/** Asks before leaving a page with unsaved text. */
export function LeaveQuestion({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation('settings');
  const [leave, setLeave] = useState<() => void>();
  useUnsaved(isDirty, (go) => setLeave(() => go));
  return (
    <AlertDialog open={leave !== undefined} onOpenChange={(isOpen) => !isOpen && setLeave(undefined)}>
      <AlertDialogContent
        title={t('unsaved.question')}
        description={t('unsaved.text')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.leave')}
        isDangerous
        onConfirm={() => leave?.()}
      />
    </AlertDialog>
  );
}
