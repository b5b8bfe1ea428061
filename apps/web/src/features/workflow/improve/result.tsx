import type { Change, HeldBack } from '@fitted/contract/assistant';
import { saySummary } from '@fitted/resume/summary/say';
import { summarise } from '@fitted/resume/summary/summarise';
import { Check, MessageCircle, RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Answer, Job } from '../draft.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { AskedList } from './asked-list.tsx';
import { buildSheet, linesOfEdit } from './build-sheet.ts';
import { ChangeList } from './change-list.tsx';
import { CheckList } from './check-list.tsx';
import { QuestionList } from './question-list.tsx';
import { confirmed, doubtful, questionsOf } from './questions.ts';
import { nearLines, textOf } from './review.ts';
import { ScorePanel } from './score-panel.tsx';
import { Sheet } from './sheet.tsx';
import { StepThrough } from './step-through.tsx';
import { SummaryList } from './summary-list.tsx';
import { useReview } from './use-review.ts';

interface ResultProps {
  readonly originalText: string;
  readonly job: Job;
  readonly changes: readonly Change[];
  readonly heldBack: readonly HeldBack[];
  readonly off: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the person told us, to correct and take back. */
  readonly told: ReactNode;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  readonly fallbackReason: string | undefined;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onAccept: (improvedText: string, summary: readonly string[]) => void;
  readonly onRegenerate: () => void;
  /** To the chat, while the job's form is folded away. */
  readonly onContinue: (() => void) | undefined;
}

export function Result(props: ResultProps) {
  const { originalText, job, changes, heldBack, off, answers, isRunning, fallbackReason } = props;
  const { t, language } = useTranslation('workflow-improve');
  const [inHand, setInHand] = useState<string | null>(null);
  const [showsRemoved, setShowsRemoved] = useState(false);
  const all = useMemo(() => [...changes, ...confirmed(heldBack, answers)], [changes, heldBack, answers]);
  const { base, before, edits, review } = useReview(originalText, job, all, off);
  const { document, applied, match } = review;
  const blocks = useMemo(() => buildSheet(base, document, applied), [base, document, applied]);
  const held = heldBack.filter(({ verdict }) => verdict === 'held').length;
  const summary = saySummary(summarise({ applied, heldBack: held, before, after: match }), language);

  const [shownLine, setShownLine] = useState<string | null>(null);
  const [isStepping, setStepping] = useState(false);

  const handled = edits.find(({ id }) => id === inHand);
  const evidence = new Set(
    shownLine ? [shownLine] : handled?.evidence.flatMap((one) => (one.source === 'resume' ? [one.lineId] : [])),
  );
  const touched = new Set(shownLine ? [] : handled && linesOfEdit(handled, document));
  const hold = (id: string | null) => {
    setShownLine(null);
    setStepping(false);
    setInHand(id);
  };
  const stepTo = (index: number) => {
    hold(edits[index]?.id ?? null);
    setStepping(true);
  };
  const showLine = (lineId: string) => {
    setShownLine(lineId);
    setStepping(true);
  };

  return (
    <div className="grid gap-5">
      <FallbackNote reason={fallbackReason} />
      {/* The changes are long to scroll through: what one does with them stays at hand. */}
      <div className="z-10 -my-2 flex flex-wrap items-center gap-3 bg-raised py-2 [@media(min-height:36rem)]:sticky top-16 lg:top-26">
        {edits.length > 0 && (
          <Button
            className="max-xs:flex-1"
            onClick={() => props.onAccept(textOf(review, originalText), summary)}
            disabled={isRunning}
          >
            <Check aria-hidden />
            {t('result.accept')}
          </Button>
        )}
        <Button variant="outline" onClick={props.onRegenerate} isBusy={isRunning}>
          {!isRunning && <RefreshCw aria-hidden />}
          <span className="max-xs:sr-only">{t('result.regenerate')}</span>
        </Button>
        {props.onContinue && (
          <Button variant={edits.length > 0 ? 'outline' : 'primary'} onClick={props.onContinue}>
            <MessageCircle aria-hidden />
            {t('job.continue')}
          </Button>
        )}
        {edits.length > 1 && (
          <StepThrough at={edits.findIndex(({ id }) => id === inHand)} count={edits.length} onStep={stepTo} />
        )}
      </div>
      {edits.length === 0 && !isRunning && (
        <p className="rounded-lg border border-line bg-surface p-4">{t('result.nothing')}</p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_19rem] 2xl:grid-cols-[18rem_minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 max-xl:order-last lg:max-xl:col-span-2">
          <ScorePanel before={before} after={match} />
          <AskedList match={match} document={document} onShow={showLine} />
        </div>
        <div className="min-w-0 max-lg:order-2">
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
            isFollowed={isStepping}
          />
        </div>
        {/* On a phone the changes come before the sheet, each with its own words before and after. */}
        <div className="grid min-w-0 gap-8 max-lg:order-1">
          {edits.length > 0 && <ChangeList edits={edits} off={off} inHand={inHand} onOff={props.onOff} onHold={hold} />}
          <CheckList doubts={doubtful(heldBack, answers)} onAnswer={props.onAnswer} />
          {props.told}
          {!isRunning && (
            <QuestionList
              questions={questionsOf(heldBack, match.missing, nearLines(match, document))}
              answers={answers}
              onAnswer={props.onAnswer}
            />
          )}
          <SummaryList sentences={summary} />
        </div>
      </div>
    </div>
  );
}
