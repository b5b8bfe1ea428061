import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { takeSaved } from './draft.ts';
import { getDraft, updateDraft } from './draft-store.ts';

/** Puts a saved resume on the desk. What lay there before can be had back. */
export function useOpenSaved(): (resumeText: string) => void {
  const { t } = useTranslation('workflow');
  return (resumeText) => {
    const before = getDraft();
    updateDraft((draft) => takeSaved(draft, resumeText));
    if (before.originalText === null || before.originalText === getDraft().originalText) return;
    toast({
      title: t('replaced.title'),
      description: t('replaced.text'),
      action: {
        label: t('startedOver.undo'),
        altText: t('startedOver.undoAlt'),
        onSelect: () => updateDraft(() => before),
      },
    });
  };
}
