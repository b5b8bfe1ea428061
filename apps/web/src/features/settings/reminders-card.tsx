import type { User } from '@fitted/contract/account/users';
import { useId, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { saveProfile } from './queries.ts';

/** Takes effect at once; the switch shows the server's state. */
export function RemindersCard({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  const change = async (followUpReminders: boolean) => {
    setBusy(true);
    try {
      await saveProfile(user.id, { followUpReminders });
      toast({ title: t(followUpReminders ? 'reminders.on' : 'reminders.off') });
    } catch (error) {
      const description = error instanceof Error ? say(error.message) : '';
      toast({ title: t('profile.failed'), description, variant: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <Card className="flex items-start justify-between gap-6">
      <div>
        <h2 id={id} className="text-xl">
          {t('reminders.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('reminders.text')}</p>
      </div>
      <Switch
        aria-labelledby={id}
        checked={user.followUpReminders}
        disabled={isBusy}
        onCheckedChange={(on) => void change(on)}
        className="mt-1"
      />
    </Card>
  );
}
