import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useResumeSubscription } from '../queries.ts';
import { useChangeFailure } from './use-change-failure.ts';

export function ResumeButton() {
  const { t } = useTranslation('billing');
  const tellFailure = useChangeFailure();
  const resume = useResumeSubscription();
  return (
    <Button
      isBusy={resume.isPending}
      onClick={() =>
        resume.mutate(undefined, {
          onSuccess: () => toast({ title: t('resume.done'), description: t('resume.doneText') }),
          onError: tellFailure,
        })
      }
    >
      {t(resume.isPending ? 'processing' : 'resume.submit')}
    </Button>
  );
}
