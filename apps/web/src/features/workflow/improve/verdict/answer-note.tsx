import { CircleCheck, CircleDashed, X } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';

interface AnswerNoteProps {
  readonly effect: AnswerEffect;
  /** The score before and after the answer. */
  readonly scores: { readonly before: number; readonly after: number };
  /** Opens the next question; absent after the last. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Below the line that an answer became: what it did, and the next question. */
export function AnswerNote({ effect, scores, onNext, onClose }: AnswerNoteProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div
      data-question
      className={
        'settle on-paper relative my-2 grid scroll-mt-20 scroll-mb-24 gap-2.5 rounded-md border border-accent/40 bg-raised ' +
        'p-3 font-sans text-sm leading-snug text-ink shadow-float print:hidden'
      }
    >
      <div role="status" className="min-w-0 pr-9">
        <p className="font-semibold tabular-nums">
          {t(scores.after === scores.before ? 'answered.same' : 'answered.moved', scores)}
        </p>
        <EffectLines effect={effect} />
      </div>
      {onNext && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onNext}>
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

/** What an answer met, and what it left open. */
export function EffectLines({ effect: { met, unmet } }: { readonly effect: AnswerEffect }) {
  const { t, language } = useTranslation('workflow-improve');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <>
      {met.length > 0 && (
        <p className="mt-0.5 flex gap-1.5 text-sm leading-snug font-medium">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0 break-words">
            {t('headline.gained', {
              words: list.format(met.map(({ text }) => t('headline.quoted', { words: text }))),
            })}
          </span>
        </p>
      )}
      {unmet && (
        <p className="mt-0.5 flex gap-1.5 text-sm leading-snug">
          <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-on-changed" />
          <span className="min-w-0 break-words">
            {t(unmet.status === 'near' ? 'headline.stillNear' : 'headline.stillOpen', {
              words: unmet.requirement.text,
            })}
          </span>
        </p>
      )}
    </>
  );
}
