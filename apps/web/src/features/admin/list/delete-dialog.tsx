import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AlertDialog, AlertDialogContent } from '../../../ui/overlay/alert-dialog.tsx';

interface DeleteDialogProps {
  readonly name: string;
  readonly description: string;
  /** Resolves when it is deleted, or its failure has been reported. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteDialog({ name, description, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent
        title={t('delete.question')}
        description={description}
        cancelLabel={t('cancel')}
        confirmLabel={t(isBusy ? 'delete.busy' : 'delete.confirm')}
        isDangerous
        onConfirm={(event) => {
          event.preventDefault();
          if (isBusy) return;
          setBusy(true);
          void onConfirm().finally(onClose);
        }}
      >
        <p className="rounded-md bg-sunken px-4 py-3 text-sm font-medium break-words">{name}</p>
      </AlertDialogContent>
    </AlertDialog>
  );
}
