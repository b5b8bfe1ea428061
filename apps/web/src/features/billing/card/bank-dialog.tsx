import { useTranslation } from '../../../i18n/use-translation.ts';
import { AlertDialog, AlertDialogContent } from '../../../ui/overlay/alert-dialog.tsx';

interface BankDialogProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Simulates a bank's page that asks "is this you?". */
export function BankDialog({ isOpen, onAnswer }: BankDialogProps) {
  const { t } = useTranslation('billing');
  return (
    <AlertDialog open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onAnswer(false)}>
      <AlertDialogContent
        title={t('bank.title')}
        description={t('bank.text')}
        cancelLabel={t('bank.refuse')}
        confirmLabel={t('bank.confirm')}
        onConfirm={(event) => {
          // Closing would count as a refusal; the dialog closes with the phase.
          event.preventDefault();
          onAnswer(true);
        }}
      />
    </AlertDialog>
  );
}
