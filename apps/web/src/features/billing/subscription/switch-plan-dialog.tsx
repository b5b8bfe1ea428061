import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/overlay/dialog.tsx';
import type { BilledSubscription } from './subscription-words.ts';
import { SwitchPlanForm } from './switch-plan-form.tsx';

export function SwitchPlanDialog({ subscription }: { readonly subscription: BilledSubscription }) {
  const { t } = useTranslation('billing');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('switch.open')}</Button>
      </DialogTrigger>
      <DialogContent title={t('switch.title')} description={t('switch.text')}>
        <SwitchPlanForm subscription={subscription} onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
