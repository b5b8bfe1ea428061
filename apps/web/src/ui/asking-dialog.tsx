import { type ReactNode, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { useUnsaved } from '../lib/browser/use-unsaved.ts';
import { AlertDialog, AlertDialogContent } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface AskingDialogProps {
  readonly isDirty: boolean;
  /** The words of the dialog's own feature, among them those of the question. */
  readonly t: Translate;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog that may hold what would be lost. A click beside it does not take that away: closing asks first. */
export function AskingDialog({ isDirty, t, onClose, children }: AskingDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  // Going back closes the dialog, as it does on a phone, and the page behind it stays.
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
