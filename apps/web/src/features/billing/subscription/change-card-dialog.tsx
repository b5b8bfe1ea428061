import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/overlay/dialog.tsx';
import { CardForm } from '../card/card-form.tsx';
import { FormSkeleton } from '../card/form-skeleton.tsx';
import { useCardChange, useSyncBilling } from '../queries.ts';

export function ChangeCardDialog() {
  const { t } = useTranslation('billing');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('card.open')}</Button>
      </DialogTrigger>
      <DialogContent title={t('card.title')} description={t('card.text')}>
        <NewCard onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function NewCard({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('billing');
  const change = useCardChange();
  const { mutateAsync: sync } = useSyncBilling();

  const finish = async () => {
    // The card is already changed; without this the page would show it only later.
    await sync(undefined).catch(() => undefined);
    toast({ title: t('card.done'), description: t('card.doneText') });
    onClose();
  };

  if (change.isFetching) return <FormSkeleton label={t('pay.loading')} />;
  if (!change.data)
    return (
      <EmptyState icon={CreditCard} title={t('card.failed')} text={t('card.failedText')}>
        <Button onClick={() => void change.refetch()}>{t('pay.retry')}</Button>
      </EmptyState>
    );
  return (
    <CardForm
      clientSecret={change.data.clientSecret}
      purpose="card"
      submitLabel={t('card.submit')}
      cancelLabel={t('cancel')}
      onDone={finish}
      onCancel={onClose}
    />
  );
}
