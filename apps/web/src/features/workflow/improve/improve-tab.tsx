import clsx from 'clsx';
import { CircleAlert, Pause } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Answer, type Job, submitJob } from '../draft.ts';
import { getDraft, patchDraft, updateDraft, useDraft } from '../draft-store.ts';
import { confirmFact, factOf, factsOf } from '../facts/ledger.ts';
import { takeBackFact } from '../facts/take-back-fact.ts';
import { Told } from '../facts/told.tsx';
import { JobPanel } from '../job/job-panel.tsx';
import { JobStrip } from '../job/job-strip.tsx';
import { acceptImprovement } from './outcome/accept-improvement.ts';
import { runKey } from './outcome/run-key.ts';
import type { ImprovementRun } from './outcome/use-improvement.ts';
import { confirmed } from './questions/questions.ts';
import { Result } from './result.tsx';
import { RunningNote } from './running-note.tsx';
import { paperOfResume } from './sheet/paper-of-resume.ts';
import { PlainSheet } from './sheet/plain-sheet.tsx';

interface ImproveTabProps {
  readonly originalText: string;
  readonly run: ImprovementRun;
}

export function ImproveTab({ originalText, run }: ImproveTabProps) {
  const draft = useDraft();
  const result = useRef<HTMLDivElement>(null);
  const [isJobOpen, setJobOpen] = useState(false);
  usePaper(originalText);
  // The form makes room for the result, and comes back when the job is to be changed.
  const isFolded = !isJobOpen && draft.run?.key === runKey(draft) && draft.run !== null;
  const analyze = (job: Job) => {
    setJobOpen(false);
    updateDraft((current) => submitJob(current, job));
    run.start();
    // On a small screen the result is far below the form; on a low one it may begin above the visible area.
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) result.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div
      className={clsx(
        'grid grid-cols-1',
        isFolded ? 'gap-1' : 'gap-6 pt-3 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[30rem_minmax(0,1fr)]',
      )}
    >
      {isFolded && draft.submittedJob ? (
        <JobStrip fileName={draft.reading?.fileName} job={draft.submittedJob} onOpen={() => setJobOpen(true)} />
      ) : (
        <JobPanel
          job={draft.job}
          isRunning={run.state.status === 'running'}
          onChange={(job) => patchDraft({ job })}
          onAnalyze={analyze}
          onImported={(job) => {
            setJobOpen(false);
            updateDraft((current) => submitJob(current, job));
          }}
          onContinue={(job) => updateDraft((current) => ({ ...submitJob(current, job), tab: 'chat' }))}
        />
      )}
      <div ref={result} className="min-w-0 scroll-mt-24">
        <ResultArea
          originalText={originalText}
          run={run}
          // While the first run writes, what it has changed is shown, however little room there is.
          isBesideForm={isJobOpen}
          onContinue={isFolded ? () => patchDraft({ tab: 'chat' }) : undefined}
        />
      </div>
    </div>
  );
}

/** Uses the paper of the person's country until they choose another in the step that shows it. */
function usePaper(originalText: string): void {
  useEffect(() => {
    const paper = paperOfResume(originalText);
    if (paper && getDraft().run === null) patchDraft({ paper });
  }, [originalText]);
}

interface ResultAreaProps extends ImproveTabProps {
  readonly isBesideForm: boolean;
  readonly onContinue: (() => void) | undefined;
}

function ResultArea({ originalText, run, isBesideForm, onContinue }: ResultAreaProps) {
  const { t } = useTranslation('workflow-improve');
  const draft = useDraft();
  const { answers, sentFacts, off } = draft;
  const { state } = run;
  const done = draft.run && draft.run.key === runKey(draft) ? draft.run.improvement : null;
  const isRunning = state.status === 'running';
  // An answer is worked into the result on the desk, which stays as it is until then.
  const isSettling = isRunning && state.cause === 'answer' && done !== null;
  const found = isRunning && !isSettling && state.changes.length > 0 ? state : done;
  const profile = found?.profile ?? null;

  // A change that the person confirmed applies at once, without another run.
  const applied = confirmed(found?.heldBack ?? [], answers).map(({ after }) => after);

  const answer = (id: string, given: Answer | null) =>
    updateDraft((current) => {
      const { [id]: _, ...others } = current.answers;
      return { ...current, answers: given ? { ...others, [id]: given } : others };
    });
  const waiting = factsOf(draft).filter(({ text }) => !sentFacts.includes(text) && !applied.includes(text)).length;
  useSettling(done !== null && state.status === 'resting' ? waiting : 0, run.settle);
  const accept = (improvedText: string, summary: readonly string[], next: 'chat' | 'download') =>
    updateDraft((current) => acceptImprovement(current, improvedText, summary, next));

  return (
    <section aria-labelledby="ai-improvement" aria-busy={isRunning}>
      {/* The sheet is self-explanatory; the heading is for people who cannot see it. */}
      <h3 id="ai-improvement" className={isRunning && !found ? 'text-xl' : 'sr-only'}>
        {t('result.heading')}
      </h3>
      {isRunning && !isSettling && <RunningNote found={state.changes.length} onCancel={run.cancel} />}
      <div className={clsx(isRunning && !found && 'mt-4')}>
        {found && profile ? (
          <Result
            originalText={originalText}
            profile={profile}
            changes={found.changes}
            heldBack={found.heldBack}
            off={off}
            answers={answers}
            interview={done?.interview ?? []}
            roles={done?.roles ?? []}
            readiness={done?.readiness}
            told={
              <Told
                unclear={done?.unclearFacts}
                unplaced={done?.unplacedFacts}
                roles={done?.roles}
                onChanged={run.start}
              />
            }
            isBesideForm={isBesideForm}
            isRunning={isRunning}
            isAdding={isSettling || (state.status === 'resting' && waiting > 0)}
            waitsFor={(question) => {
              const id = factOf(question);
              return (
                done?.unclearFacts.find((one) => one.id === id)?.says ??
                (done?.unplacedFacts.includes(id) ? 'unplaced' : undefined)
              );
            }}
            onConfirm={(question) => updateDraft((current) => confirmFact(current, factOf(question)))}
            fallbackReason={done?.engine.fallbackReason}
            onOff={(next) => patchDraft({ off: next })}
            onAnswer={answer}
            onTakeBack={(question) => takeBackFact(factOf(question))}
            onAccept={accept}
            onRegenerate={run.start}
            onContinue={onContinue}
          />
        ) : (
          <div className="grid grid-cols-1 gap-6">
            {isRunning ? (
              <Skeleton className="h-72 lg:hidden" />
            ) : (
              <NothingYet status={state.status} onRetry={run.start} />
            )}
            {/* It stays while it is read. On a phone it would only be in the way of the form. */}
            <div className="max-lg:hidden">
              <PlainSheet label={t('sheet.heading')} text={originalText} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** People answer several questions in a row: their answers are worked in together, shortly after the last. */
const settleAfterMs = 900;

/** Answers become lines automatically; there is no second button to press. */
function useSettling(waiting: number, start: () => void): void {
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setTimeout(() => latest.current(), settleAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);
}

function NothingYet({ status, onRetry }: { readonly status: string; readonly onRetry: () => void }) {
  const { t } = useTranslation('workflow-improve');
  if (status === 'failed') {
    return (
      <EmptyState icon={CircleAlert} title={t('result.failed')} text={t('result.failedText')}>
        <Button onClick={onRetry}>{t('result.retry')}</Button>
      </EmptyState>
    );
  }
  if (status === 'cancelled') {
    return (
      <EmptyState icon={Pause} title={t('result.cancelled')} text={t('result.cancelledText')}>
        <Button onClick={onRetry}>{t('result.retry')}</Button>
      </EmptyState>
    );
  }
  return null;
}
