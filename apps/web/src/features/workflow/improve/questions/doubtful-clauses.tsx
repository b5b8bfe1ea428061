import type { ComposedPart } from '@fitted/resume/facts/told/compose-line';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';

interface DoubtfulClausesProps {
  /** The clauses of one field. */
  readonly parts: readonly ComposedPart[];
  readonly onDecide: (said: string, isWritten: boolean) => void;
  /** What was typed is a no. */
  readonly onNo: (() => void) | undefined;
}

/**
 * What of a field is not written without asking, each with the reason and a tick that writes it. A story is shown clause by clause,
 * so that nothing of it is lost.
 */
export function DoubtfulClauses({ parts, onDecide, onNo }: DoubtfulClausesProps) {
  const { t } = useTranslation('workflow-improve');
  const id = useId();
  const isStory = parts.length > 1 && parts.some(({ doubt, kind }) => doubt !== undefined || kind === 'aside');
  const shown = isStory ? parts : parts.filter(({ doubt }) => doubt !== undefined);
  if (shown.length === 0) return null;
  return (
    <fieldset aria-label={t('interview.asks.label')} data-doubtful-clauses className="mt-1.5 grid gap-1.5 text-sm">
      {isStory && <p className="text-ink-soft">{t('interview.asks.story')}</p>}
      {shown.map(({ said, doubt, plainly, isWritten }, at) => (
        <div key={said} className={doubt && 'border-l-2 border-changed-line pl-2.5'}>
          {doubt && !isWritten && (
            <p id={`${id}-${at}`} className="mb-1 break-words">
              {t(`interview.asks.${doubt}`)}
            </p>
          )}
          <label htmlFor={`${id}-box-${at}`} className="flex min-h-6 items-start gap-2">
            <Checkbox
              id={`${id}-box-${at}`}
              className="mt-px"
              checked={isWritten}
              aria-describedby={doubt && !isWritten ? `${id}-${at}` : undefined}
              onCheckedChange={(checked) => onDecide(said, checked === true)}
            />
            <span className="min-w-0 break-words">{t('interview.asks.write', { words: plainly ?? said })}</span>
          </label>
        </div>
      ))}
      {onNo && shown[0]?.doubt === 'denied' && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onNo}>
          {t('questions.no')}
        </Button>
      )}
    </fieldset>
  );
}
