import type { Improvement } from '@fitted/contract/assistant/assistant';
import { Check, Info } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { hasRevision } from '../current-resume.ts';
import { patchDraft, updateDraft, useDraft } from '../draft-store.ts';
import { acceptImprovement } from '../improve/outcome/accept-improvement.ts';
import { runKey } from '../improve/outcome/run-key.ts';
import { useOutcome } from '../improve/outcome/use-outcome.ts';

/**
 * Changes that are on are in the file, with two exceptions, which this note reports: the file still holds another job's
 * changes, or the chat had changed the resume before these were found.
 */
export function UnacceptedNote() {
  const { t } = useTranslation('workflow-download');
  const draft = useDraft();
  const { run, improvedFor, originalText, submittedJob } = draft;
  const key = runKey(draft);
  const found = run && run.key === key && run.improvement.changes.length > 0 ? run.improvement : null;
  const isForOther = improvedFor !== null && improvedFor !== key;
  const isWaiting = improvedFor === null && found !== null && hasRevision(draft.chat);
  if (!isForOther && !isWaiting) return null;
  return (
    <div role="note" className="flex items-start gap-3 rounded-md bg-changed p-4 text-sm text-on-changed">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        <p>{isForOther ? t('unaccepted.otherJob') : t('unaccepted.text', { count: found?.changes.length ?? 0 })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {found && originalText && submittedJob && <UseThem found={found} originalText={originalText} />}
          <Button variant="outline" size="sm" onClick={() => patchDraft({ tab: 'improve' })}>
            {t('unaccepted.review')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface UseThemProps {
  readonly found: Improvement;
  readonly originalText: string;
}

/** Takes the changes that are on, just as accepting them on the desk does. */
function UseThem({ found, originalText }: UseThemProps) {
  const { t } = useTranslation('workflow-download');
  const { off, answers } = useDraft();
  const { profile, changes, heldBack } = found;
  const { text, summary } = useOutcome({ originalText, profile, changes, heldBack, off, answers });
  return (
    <Button size="sm" onClick={() => updateDraft((draft) => acceptImprovement(draft, text, summary, 'download'))}>
      <Check aria-hidden />
      {t('unaccepted.use')}
    </Button>
  );
}
