import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import type { Match } from '@fitted/resume/match/match';
import { CircleCheck, CircleDashed, MessageCircleQuestion } from 'lucide-react';
import { gapBetweenSentences } from '../../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import { countAsked } from './asked-rows.ts';

interface HeadlineProps {
  readonly before: Match;
  readonly after: Match;
  /** Whether anything was found to change. */
  readonly hasChanges: boolean;
  /** What the last answer did. */
  readonly effect: AnswerEffect;
  /** What is still open, most valuable first. */
  readonly questions: readonly InterviewQuestion[];
  /** The number of claims that wait for an answer; they are questions, too. */
  readonly held: number;
  readonly onAsk: (questionId: string) => void;
}

/** More at once put people off. */
const maxAsked = 3;

/** The result in short: the score before and after, what the last answer did for it, and what to do next. */
export function Headline({ before, after, hasChanges, effect: { met, unmet }, questions, held, onAsk }: HeadlineProps) {
  const { t, language } = useTranslation('workflow-improve');
  const gap = gapBetweenSentences(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  // Only requirements add points; questions about a line that could say more are asked at the line.
  const best = questions
    .filter(({ kind, worth }) => kind === 'requirement' && worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, maxAsked);
  const worth = best.reduce((sum, question) => sum + question.worth, 0);
  const [first] = best;
  const scores = { before: before.score, after: after.score };
  const way = after.score === before.score ? 'same' : after.score > before.score ? 'up' : 'down';
  return (
    <section
      aria-label={t('headline.label')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line bg-raised px-4 py-3 max-sm:px-3.5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-serif text-lg leading-snug font-semibold tabular-nums sm:text-xl" aria-live="polite">
          {t(`headline.${way}`, scores)}
        </p>
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
        <p className="mt-0.5 text-sm leading-snug text-ink-soft">
          <span className="font-medium text-ink tabular-nums">{t('headline.asked', countAsked(after))}</span>
          {gap}
          {!hasChanges && t('headline.nothing')}
          {gap}
          {worth > 0 && `${t('headline.open', { count: questions.length + held })}${gap}`}
          {worth > 0 && t('headline.next', { count: best.length, worth: t('headline.points', { count: worth }) })}
        </p>
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
