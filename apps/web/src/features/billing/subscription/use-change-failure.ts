import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';

/** Reports that a subscription change failed, and returns the reason. */
export function useChangeFailure(): (error: unknown) => string {
  const { t } = useTranslation('billing');
  const say = useSentence();
  return (error) => {
    const description = say(error instanceof Error ? error.message : String(error));
    toast({ title: t('pay.error'), description, variant: 'destructive' });
    return description;
  };
}
