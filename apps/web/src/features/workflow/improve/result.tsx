import type { Change, HeldBack } from '@fitted/contract/assistant';
import { saySummary } from '@fitted/resume/summary/say';
import { summarise } from '@fitted/resume/summary/summarise';
import clsx from 'clsx';
import { Check, RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Answer, Job } from '../draft.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { buildSheet, linesOfEdit } from './build-sheet.ts';
import { ChangeList } from './change-list.tsx';
import { CheckList } from './check-list.tsx';
import { QuestionList } from './question-list.tsx';
import { confirmed, doubtful, questionsOf } from './questions.ts';
import { nearLines, textOf } from './review.ts';
import { ScorePanel } from './score-panel.tsx';
import { Sheet } from './sheet.tsx';
import { SummaryList } from './summary-list.tsx';
import { useReview } from './use-review.ts';

interface ResultProps {
  readonly originalText: string;
  readonly job: Job;
  readonly changes: readonly Change[];
  readonly heldBack: readonly HeldBack[];
  readonly off: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly waiting: number;
  /** What the person told us, to correct and take back. */
  readonly told: ReactNode;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  readonly fallbackReason: string | undefined;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onAccept: (improvedText: string, summary: readonly string[]) => void;
  readonly onRegenerate: () => void;
}

export function Result(props: ResultProps) {
  const { originalText, job, changes, heldBack, off, answers, waiting, isRunning, fallbackReason } = props;
  const { t, language } = useTranslation('workflow-improve');
  const [inHand, setInHand] = useState<string | null>(null);
  const [showsRemoved, setShowsRemoved] = useState(false);
  const all = useMemo(() => [...changes, ...confirmed(heldBack, answers)], [changes, heldBack, answers]);
  const { base, before, edits, review } = useReview(originalText, job, all, off);
  const { document, applied, match } = review;
  const blocks = useMemo(() => buildSheet(base, document, applied), [base, document, applied]);
  const held = heldBack.filter(({ verdict }) => verdict === 'held').length;
  const summary = saySummary(summarise({ applied, heldBack: held, before, after: match }), language);

  const handled = edits.find(({ id }) => id === inHand);
  const evidence = new Set(handled?.evidence.flatMap((one) => (one.source === 'resume' ? [one.lineId] : [])));
  const touched = new Set(handled && linesOfEdit(handled, document));

  return (
    <div className="grid gap-6">
      <ScorePanel before={before} after={match} />
      <FallbackNote reason={fallbackReason} />
      {/* In one column the changes are long to scroll through: what one does with them stays at hand. */}
      <div className="z-10 flex flex-wrap gap-3 max-xl:-my-3 max-xl:bg-raised max-xl:py-3 max-xl:[@media(min-height:36rem)]:sticky max-lg:top-16 lg:max-xl:top-26">
        <Button
          className="max-xs:flex-1"
          onClick={() => props.onAccept(textOf(review, originalText), summary)}
          disabled={isRunning}
        >
          <Check aria-hidden />
          {t('result.accept')}
        </Button>
        <Button variant="outline" onClick={props.onRegenerate} isBusy={isRunning}>
          {!isRunning && <RefreshCw aria-hidden />}
          <span className="max-xs:sr-only">{t('result.regenerate')}</span>
        </Button>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 xl:sticky xl:top-32">
          {edits.length > 0 && (
            <label htmlFor="show-removed" className="mb-2 flex items-center justify-end gap-2 text-sm text-ink-soft">
              {t('sheet.showRemoved')}
              <Switch id="show-removed" checked={showsRemoved} onCheckedChange={setShowsRemoved} />
            </label>
          )}
          <Sheet
            label={t('sheet.label')}
            blocks={blocks}
            evidence={evidence}
            touched={touched}
            showsRemoved={showsRemoved}
            className="max-h-[min(46rem,75vh)] overflow-y-auto"
          />
        </div>
        {/* Without changes the questions are what is left to do, and the sheet is as it was. */}
        <div className={clsx('grid min-w-0 gap-8', edits.length === 0 && 'max-xl:order-first')}>
          <SummaryList sentences={summary} />
          {edits.length > 0 && (
            <ChangeList edits={edits} off={off} inHand={inHand} onOff={props.onOff} onHold={setInHand} />
          )}
          <CheckList doubts={doubtful(heldBack, answers)} onAnswer={props.onAnswer} />
          {props.told}
          {!isRunning && (
            <QuestionList
              questions={questionsOf(heldBack, match.missing, nearLines(match, document))}
              answers={answers}
              waiting={waiting}
              onAnswer={props.onAnswer}
              onUse={props.onRegenerate}
            />
          )}
        </div>
      </div>
    </div>
  );
}
