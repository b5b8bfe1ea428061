import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { signOut } from '../../lib/session/session.ts';

export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();

  return async () => {
    try {
      await signOut();
    } catch {
      toast({ title: t('logout.failed'), variant: 'destructive' });
      return;
    }
    await navigate('/');
    toast({ title: t('logout.done') });
  };
}
