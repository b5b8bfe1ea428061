import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import { PaperPiece } from '../questions/answer-fields.tsx';
import type { LinesAround } from '../sheet/lines-around.ts';
import { EffectLines } from './effect-lines.tsx';

interface AnswerNoteProps {
  readonly effect: AnswerEffect;
  /** The score before and after the answer. */
  readonly scores: { readonly before: number; readonly after: number };
  /** Away from the sheet: the line as it stands there. */
  readonly stands?: (LinesAround & { readonly line: string }) | undefined;
  /** Opens the next question; absent after the last. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Below the line that an answer became, or with it: what it did, and the next question. */
export function AnswerNote({ effect, scores, stands, onNext, onClose }: AnswerNoteProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div
      data-question
      className={clsx(
        'settle relative grid scroll-mt-20 scroll-mb-24 gap-2.5 rounded-md border border-accent/40 bg-raised',
        'font-sans text-sm leading-snug text-ink shadow-float print:hidden',
        stands ? 'p-4' : 'on-paper my-2 p-3',
      )}
    >
      <div role="status" className="min-w-0 pr-9">
        <p className="font-semibold tabular-nums">
          {t(scores.after === scores.before ? 'answered.same' : 'answered.moved', scores)}
        </p>
        <EffectLines effect={effect} />
      </div>
      {stands && (
        <PaperPiece around={stands}>
          <p className="rounded-sm bg-paper-changed px-2 py-1 break-words text-paper-on-changed">{stands.line}</p>
        </PaperPiece>
      )}
      {onNext && (
        <Button
          size={stands ? 'md' : 'sm'}
          className={stands ? 'justify-self-stretch' : 'justify-self-start'}
          onClick={onNext}
        >
          {t('answered.next')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="absolute top-1.5 right-1.5"
        aria-label={t('lines.close')}
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
