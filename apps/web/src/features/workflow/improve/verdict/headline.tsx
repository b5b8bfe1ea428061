import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { Lightbulb, MessageCircleQuestion } from 'lucide-react';
import { gapBetweenSentences } from '../../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import { countAsked } from './asked-rows.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { EffectLines } from './effect-lines.tsx';
import { type Made, madeWords } from './made-words.ts';

interface HeadlineProps {
  readonly before: Match;
  readonly after: Match;
  /** With the changes that are on. */
  readonly document: ResumeDocument;
  /** How many changes and suggestions there are. */
  readonly made: Made;
  /** What using all suggestions would add to the score. */
  readonly suggestedWorth: number;
  /** What the last answer did. */
  readonly effect: AnswerEffect;
  /** How many questions the button promises, and what they could add. */
  readonly promised: { readonly count: number; readonly worth: number };
  /** A question is in hand already: its button is the solid one. */
  readonly isAsking?: boolean;
  /** Goes to the first suggestion; absent where it is in hand. */
  readonly onRead?: (() => void) | undefined;
  /** Opens the first question; absent where there is none to open. */
  readonly onAnswer: (() => void) | undefined;
}

/** Fewer points than this are not worth a headline. */
const smallRise = 3;

/** Below each other on a phone, where two beside each other would break their words. */
const wide = 'max-sm:w-full max-sm:px-2';

/** The result in short: the score before and after, what the last answer did for it, and what to do next. */
export function Headline(props: HeadlineProps) {
  const { before, after, document, made, suggestedWorth, effect, isAsking = false, onRead, onAnswer } = props;
  const { count, worth } = props.promised;
  const { t, language } = useTranslation('workflow-improve');
  const gap = gapBetweenSentences(language);
  const isNothingFound = made.changes + made.suggested === 0;
  // One of the two leads: the one that brings more.
  const leads = isAsking ? undefined : onAnswer && (!onRead || worth > suggestedWorth) ? 'answer' : 'read';
  const counts = countAsked(after, document);
  const next = t('headline.next', { count, worth: t('headline.points', { count: worth }) });
  const scores = { before: before.score, after: after.score };
  // A rise so small says little; what answers could make of it says more.
  const leadsOn = leads === 'answer' && Math.abs(after.score - before.score) < smallRise && worth > smallRise;
  const way = after.score === before.score ? 'same' : after.score > before.score ? 'up' : 'down';
  return (
    <section
      aria-label={t('headline.label')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line bg-raised px-4 py-3 max-sm:px-3.5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p
          className="font-serif text-lg leading-snug font-semibold text-balance tabular-nums sm:text-xl"
          aria-live="polite"
        >
          {leadsOn
            ? t('headline.leadsOn', { count, after: after.score, to: Math.min(100, after.score + worth) })
            : t(`headline.${way}`, scores)}
        </p>
        <EffectLines effect={effect} />
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-snug text-ink-soft">
          <CoverageBar counts={counts} />
          <p className="tabular-nums">{t('headline.asked', counts)}</p>
          {/* On a phone the deck counts them. */}
          <p className={clsx(made.changes > 0 && 'max-sm:hidden')}>
            {madeWords(t, made)}
            {/* Elsewhere the button says it. */}
            {isNothingFound && worth > 0 && `${gap}${next}`}
          </p>
        </div>
      </div>
      {(onRead || onAnswer) && (
        <div className="flex shrink-0 flex-wrap items-stretch gap-2 max-sm:w-full">
          {onAnswer && (
            <Button
              variant={leads === 'answer' ? 'primary' : 'outline'}
              className={clsx(wide, leads === 'answer' ? 'order-first' : 'order-last')}
              onClick={onAnswer}
            >
              <MessageCircleQuestion aria-hidden />
              {worth > 0 && !isAsking && !leadsOn
                ? t('result.answerWorth', { count, worth })
                : t('result.answer', { count })}
            </Button>
          )}
          {onRead && (
            <Button
              variant={leads === 'read' ? 'primary' : 'outline'}
              // On a phone it is one of the cards below.
              className={clsx(wide, onAnswer && leads !== 'read' && made.changes > 0 && 'max-sm:hidden')}
              onClick={onRead}
            >
              <Lightbulb aria-hidden />
              {t('suggestions.read', { count: made.suggested })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
