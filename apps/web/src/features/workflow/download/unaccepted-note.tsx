import { Info } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { patchDraft, useDraft } from '../draft-store.ts';
import { runKey } from '../improve/run-key.ts';

/** What was found for the job but never accepted is not in the file; better to say so than to surprise. */
export function UnacceptedNote() {
  const { t } = useTranslation('workflow-download');
  const draft = useDraft();
  const { run, improvedFor } = draft;
  const key = runKey(draft);
  const count = run && run.key === key ? run.improvement.changes.length : 0;
  const isForOther = improvedFor !== null && improvedFor !== key;
  const isWaiting = improvedFor === null && count > 0;
  if (!isForOther && !isWaiting) return null;
  return (
    <div role="note" className="flex items-start gap-3 rounded-md bg-changed p-4 text-sm text-on-changed">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        <p>{isForOther ? t('unaccepted.otherJob') : t('unaccepted.text', { count })}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={() => patchDraft({ tab: 'improve' })}>
          {t('unaccepted.review')}
        </Button>
      </div>
    </div>
  );
}
