import clsx from 'clsx';
import { Check, Pencil, Undo2, X } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import { PaperPiece } from '../questions/line-preview.tsx';
import type { QuotingQuestion } from '../questions/questions.ts';
import type { LinesAround } from '../sheet/lines-around.ts';
import { EffectLines } from './effect-lines.tsx';

interface AnswerNoteProps {
  readonly effect: AnswerEffect;
  /** The score before and after the answer. */
  readonly scores: { readonly before: number; readonly after: number };
  /** Away from the sheet: the line as it stands there. */
  readonly stands?: (LinesAround & { readonly line: string }) | undefined;
  /** What is still worth answering, most valuable first. */
  readonly left: readonly QuotingQuestion[];
  /** Opens the next question; absent after the last. */
  readonly onNext: (() => void) | undefined;
  /** How many points its answer can add. */
  readonly nextWorth: number;
  readonly onAsk: (questionId: string) => void;
  /** The person says that the line shows what it was found to speak to. */
  readonly onFits: (() => void) | undefined;
  /** Takes the answer back, to change it or to leave it out; absent for what is not a line of its own. */
  readonly onTakeBack: ((isToChange: boolean) => void) | undefined;
  readonly onClose: () => void;
}

/** Below the line that an answer became, or with it: what it did, and the next question. */
export function AnswerNote(props: AnswerNoteProps) {
  const { effect, scores, stands, left, onNext, nextWorth, onAsk, onFits, onTakeBack, onClose } = props;
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
      {onFits && (
        <Button
          variant="outline"
          size="sm"
          className="h-auto min-h-9 justify-self-start py-1.5 text-left whitespace-normal"
          onClick={onFits}
        >
          <Check aria-hidden />
          {t('answered.fits', { words: t('headline.quoted', { words: effect.elsewhere?.text ?? '' }) })}
        </Button>
      )}
      {stands && (
        <PaperPiece around={stands}>
          <p className="rounded-sm bg-paper-changed px-2 py-1 break-words text-paper-on-changed">{stands.line}</p>
        </PaperPiece>
      )}
      <div className={clsx('flex flex-wrap items-center gap-x-1.5 gap-y-2', stands && 'justify-center')}>
        {onNext && (
          <Button size={stands ? 'md' : 'sm'} className={clsx(stands && 'w-full')} onClick={onNext}>
            {t('answered.next')}
            {nextWorth > 0 && (
              <span className="font-normal tabular-nums">{t('answered.worth', { count: nextWorth })}</span>
            )}
          </Button>
        )}
        {onTakeBack && (
          <>
            <Button variant="quiet" size="sm" className="text-ink-soft" onClick={() => onTakeBack(true)}>
              <Pencil aria-hidden />
              {t('questions.change')}
            </Button>
            <Button variant="quiet" size="sm" className="text-ink-soft" onClick={() => onTakeBack(false)}>
              <Undo2 aria-hidden />
              {t('answered.takeBack')}
            </Button>
          </>
        )}
      </div>
      {stands && <Left questions={left} onAsk={onAsk} />}
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

/** More would only repeat the list of what they ask. */
const maxLeft = 3;

/** On a phone, where that list is out of sight: what else would bring points, each a tap away. */
function Left({
  questions,
  onAsk,
}: { readonly questions: readonly QuotingQuestion[] } & Pick<AnswerNoteProps, 'onAsk'>) {
  const { t } = useTranslation('workflow-improve');
  const worth = questions.flatMap((one) => (one.kind === 'requirement' && one.worth > 0 ? [one] : []));
  if (worth.length === 0) return null;
  return (
    <div className="border-t border-line pt-2.5">
      <h5 className="text-sm font-semibold">{t('answered.open')}</h5>
      <ul>
        {worth.slice(0, maxLeft).map(({ id, requirement, worth: points }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left"
              onClick={() => onAsk(id)}
            >
              <span className="min-w-0 break-words first-letter:uppercase">{requirement.text}</span>
              <span className="shrink-0 font-semibold text-accent-strong tabular-nums">
                {t('asked.worth', { count: points })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
