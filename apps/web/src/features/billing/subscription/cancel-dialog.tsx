import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '../../../ui/overlay/alert-dialog.tsx';
import { useCancelSubscription } from '../queries.ts';
import { useChangeFailure } from './use-change-failure.ts';

interface CancelDialogProps {
  readonly isTrial: boolean;
  /** The last day of the paid period, formatted. */
  readonly endsOn: string;
}

/** Two clicks: one to ask, one to confirm. No counteroffer, and no question why. */
export function CancelDialog({ isTrial, endsOn }: CancelDialogProps) {
  const { t } = useTranslation('billing');
  const tellFailure = useChangeFailure();
  const cancel = useCancelSubscription();
  const [isOpen, setOpen] = useState(false);

  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: t('cancelling.done'), description: t('cancelling.doneText', { date: endsOn }) });
      },
      onError: tellFailure,
    });

  return (
    <AlertDialog open={isOpen} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="quiet" className="max-sm:-ml-4">
          {t('cancelling.open')}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('cancelling.title')}
        description={t(isTrial ? 'cancelling.trialText' : 'cancelling.text', { date: endsOn })}
        cancelLabel={t('cancelling.keep')}
        confirmLabel={t(cancel.isPending ? 'processing' : 'cancelling.confirm')}
        onConfirm={(event) => {
          // Keep it open until the response arrives.
          event.preventDefault();
          if (!cancel.isPending) confirm();
        }}
      />
    </AlertDialog>
  );
}
