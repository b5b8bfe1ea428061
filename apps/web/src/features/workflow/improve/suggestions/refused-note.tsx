import { Undo2 } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';

interface RefusedNoteProps {
  readonly words: string;
  readonly onUndo: () => void;
}

/** Where a suggestion was left out a moment ago. */
export function RefusedNote({ words, onUndo }: RefusedNoteProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div className="settle flex items-center justify-between gap-2 rounded-md px-3 text-[0.8125rem] text-ink-soft">
      <p className="min-w-0 truncate" title={words}>
        {t('suggestions.leftOut')}
      </p>
      <Button variant="quiet" size="sm" className="-mr-3" onClick={onUndo}>
        <Undo2 aria-hidden />
        {t('suggestions.undo')}
      </Button>
    </div>
  );
}
