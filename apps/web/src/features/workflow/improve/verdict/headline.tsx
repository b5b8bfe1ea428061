import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { gapBetweenSentences } from '../../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import { EffectLines } from './answer-note.tsx';
import { countAsked } from './asked-rows.ts';

interface HeadlineProps {
  readonly before: Match;
  readonly after: Match;
  /** With the changes that are on. */
  readonly document: ResumeDocument;
  /** Whether anything was found to change. */
  readonly hasChanges: boolean;
  /** What the last answer did. */
  readonly effect: AnswerEffect;
  /** What is still open, most valuable first. */
  readonly questions: readonly InterviewQuestion[];
  /** The number of claims that wait for an answer; they are questions, too. */
  readonly held: number;
  /** On a phone the explanation waits behind a tap. */
  readonly isNarrow?: boolean;
  readonly onAsk: (questionId: string) => void;
}

/** More at once put people off. */
const maxAsked = 3;

/** The result in short: the score before and after, what the last answer did for it, and what to do next. */
export function Headline(props: HeadlineProps) {
  const { before, after, document, hasChanges, effect, questions, held, isNarrow = false, onAsk } = props;
  const { t, language } = useTranslation('workflow-improve');
  const gap = gapBetweenSentences(language);
  // Those with the highest figures in the list beside the sheet, whatever is asked first.
  const best = questions
    .filter((question) => question.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAsked);
  const worth = best.reduce((sum, question) => sum + question.worth, 0);
  const [first] = questions;
  const scores = { before: before.score, after: after.score };
  const lines = questions.filter(isLineQuestion).length;
  const all = questions.length + held;
  const open =
    all > lines && lines > 0
      ? t('headline.openAbout', { all, asked: all - lines, lines })
      : t('headline.open', { count: all });
  const asked = <span className="tabular-nums">{t('headline.asked', countAsked(after, document))}</span>;
  const more = [
    ...(hasChanges ? [] : [t('headline.nothing')]),
    ...(all > 0 ? [open] : []),
    ...(worth > 0 ? [t('headline.next', { count: best.length, worth: t('headline.points', { count: worth }) })] : []),
  ];
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
          {t(`headline.${way}`, scores)}
        </p>
        <EffectLines effect={effect} />
        {isNarrow ? (
          <details className="group mt-0.5 text-sm leading-snug text-ink-soft">
            <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
              {asked}
              <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="mt-1.5">{[...more, t('headline.how')].join(gap)}</p>
          </details>
        ) : (
          <p className="mt-0.5 text-sm leading-snug text-ink-soft">
            <span className="font-medium text-ink">{asked}</span>
            {gap}
            {more.join(gap)}
          </p>
        )}
      </div>
      {first && (
        <Button
          variant="outline"
          // The one solid button is in the bar.
          className="shrink-0 border-accent! text-accent-strong! max-sm:w-full"
          onClick={() => onAsk(first.id)}
        >
          <MessageCircleQuestion aria-hidden />
          {t('result.answer')}
        </Button>
      )}
    </section>
  );
}
