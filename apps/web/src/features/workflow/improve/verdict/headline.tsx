import type { InterviewQuestion } from '@fitted/contract/assistant';
import type { Edit } from '@fitted/contract/edit';
import type { Match } from '@fitted/resume/match/match';
import { MessageCircleQuestion } from 'lucide-react';
import { gapBetweenSentences } from '../../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { answersPosting } from '../changes/action-of.ts';
import { countAsked } from './asked-rows.ts';

interface HeadlineProps {
  readonly before: Match;
  readonly after: Match;
  /** Whether anything was found to change. */
  readonly hasChanges: boolean;
  /** The changes that are on. */
  readonly applied: readonly Edit[];
  /** What is still open, most valuable first. */
  readonly questions: readonly InterviewQuestion[];
  /** The number of claims that wait for an answer; they are questions, too. */
  readonly held: number;
  readonly onAsk: (questionId: string) => void;
}

/** More at once put people off. */
const maxAsked = 3;

/** The result in two sentences: the score before and after, what the changes do for this job, and what to do next. */
export function Headline({ before, after, hasChanges, applied, questions, held, onAsk }: HeadlineProps) {
  const { t, language } = useTranslation('workflow-improve');
  const gap = gapBetweenSentences(language);
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
        <p className="mt-0.5 text-sm leading-snug text-ink-soft">
          <span className="font-medium text-ink tabular-nums">{t('headline.asked', countAsked(after))}</span>
          {gap}
          {applied.length > 0 && <WhatChanged applied={applied} />}
          {!hasChanges && t('headline.nothing')}
          {gap}
          {worth > 0 && `${t('headline.open', { count: questions.length + held })}${gap}`}
          {worth > 0 && t('headline.next', { count: best.length, worth: t('headline.points', { count: worth }) })}
        </p>
      </div>
      {first && (
        <Button onClick={() => onAsk(first.id)} className="shrink-0 max-sm:w-full">
          <MessageCircleQuestion aria-hidden />
          {t('result.answer')}
        </Button>
      )}
    </section>
  );
}

function WhatChanged({ applied }: { readonly applied: readonly Edit[] }) {
  const { t, language } = useTranslation('workflow-improve');
  const answering = applied.filter(answersPosting).length;
  const changes = t('headline.changes', { count: applied.length });
  return `${changes}${gapBetweenSentences(language)}${answering > 0 ? t('headline.answering', { count: answering }) : t('headline.answeringNone')}`;
}
