import { type ReactNode, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useUnsaved } from '../../lib/browser/use-unsaved.ts';
import { AlertDialog, AlertDialogContent } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface AskingDialogProps {
  readonly isDirty: boolean;
  /** Texts of the dialog's own feature, including those of the question. */
  readonly t: Translate;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog with content that could be lost. Closing asks first, and clicking outside does not discard it. */
export function AskingDialog({ isDirty, t, onClose, children }: AskingDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  // Going back closes the dialog, as on a phone, and the page behind it stays.
  useUnsaved(isDirty, () => setLeaving(true));
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
        {children(close)}
      </Dialog>
      <AlertDialog open={isLeaving} onOpenChange={setLeaving}>
        <AlertDialogContent
          title={t('discard.question')}
          description={t('discard.text')}
          cancelLabel={t('discard.stay')}
          confirmLabel={t('discard.leave')}
          isDangerous
          onConfirm={onClose}
        />
      </AlertDialog>
    </>
  );
}
