import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dismissNews } from '../../../lib/browser/toast.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useStableCallback } from '../../../lib/browser/use-stable-callback.ts';
import { useDraft } from '../draft-store.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { SummaryList } from './changes/summary-list.tsx';
import { Deck } from './deck.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { DeskViews } from './desk-views.tsx';
import { ChangeNotes } from './notes/change-notes.tsx';
import { QuestionDesk } from './questions/question-desk.ts';
import { useQuestionDesk } from './questions/use-question-desk.ts';
import type { ResultProps } from './result-props.ts';
import { Sheet } from './sheet/sheet.tsx';
import { SheetHeading } from './sheet/sheet-heading.tsx';
import { DecidedStatus } from './suggestions/decided-strip.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskDeeds } from './use-desk-deeds.ts';
import { Lead } from './verdict/lead.tsx';
import { liveReadiness } from './verdict/live-readiness.ts';
import { Opening } from './verdict/opening.tsx';
import { ReadyPanel } from './verdict/ready-panel.tsx';
import { Ribbon } from './verdict/ribbon.tsx';

/** Too narrow for a sheet with notes beside it. */
const narrow = '(width < 64rem)';

/** The desk: requirements on the left, the sheet in the middle, notes on the right. On a phone the notes are a deck. */
export function Result(props: ResultProps) {
  const { off, answers, isBesideForm, isRunning, isAdding, waitsFor, fallbackReason } = props;
  const { t } = useTranslation('workflow-improve');
  const { template } = useDraft();
  const isNarrow = useMedia(narrow);
  // Three columns beside a form would leave the sheet a strip: only the sheet stays, and the form has the next action.
  const isSheetAlone = isBesideForm && !isNarrow;
  const [showsRemoved, setShowsRemoved] = useState(true);
  const [showsKeys, setShowsKeys] = useState(false);
  const desk = useDesk(props, isNarrow);
  const { outcome, blocks, anchored, notes, shown, suggestions, suggested, isSaid } = desk;
  const { accept, pointing, pointOut } = useDeskDeeds(desk, props, () => setShowsKeys(true));
  const { base, before, edits, review, changed, open } = outcome;
  const { document, match } = review;
  const { held, questions, worthAsking, promised, firstAsk, asking, asks, ask, answer } = desk.questioning;
  const { hand, onTop, isQuestionOnTop, isAsking } = desk.questioning;
  const { inHand, at, shownLine, view, setView, hold, stepTo, showLine } = hand;
  const { top, sheet } = desk.places;
  const made = { changes: edits.length, suggested: suggested.length };
  const waiting = suggested.length > 0 ? [t('suggestions.waiting', { count: suggested.length })] : [];
  const left = [...waiting, ...open];
  const switches = { anchored, off, onOff: props.onOff };

  const ready = props.readiness && (
    <ReadyPanel
      readiness={liveReadiness(props.readiness, {
        document,
        match,
        edits,
        applied: review.applied,
        today: outcome.subject.today,
      })}
      desk={{ document, base, questions: worthAsking, onPoint: pointOut, onShow: showLine, onAsk: ask }}
    />
  );
  const stable = {
    showLine: useStableCallback(showLine),
    ask: useStableCallback(ask),
    askAgain: useStableCallback(asking.again),
    answer: useStableCallback(answer),
  };
  // A pointer that passes over notes and lines leaves it alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks never change, and the rest follows from these
  const ribbon = useMemo(
    () => (
      <Ribbon
        className={clsx(
          notes.length > 0 && 'lg:max-xl:order-3 lg:max-xl:col-span-2',
          isNarrow && view !== 'asked' && 'hidden',
        )}
        before={before}
        match={match}
        document={document}
        base={base}
        isScoreSaid={isSaid}
        told={props.told}
        held={isNarrow ? [] : held}
        questions={questions}
        showsQuestions={!isNarrow}
        wanted={asking.wanted}
        isAdding={isAdding}
        answers={answers}
        onAnswer={stable.answer}
        onShow={stable.showLine}
        onAsk={stable.ask}
        onAskAgain={stable.askAgain}
      >
        {isNarrow && ready}
      </Ribbon>
    ),
    [props, review, before, base, asking.wanted, isNarrow, view, notes.length],
  );
  const questionDesk = useQuestionDesk(outcome, { isAdding, waitsFor, confirm: props.onConfirm, isNarrow });
  return (
    <QuestionDesk value={questionDesk}>
      {/* Whoever has gone on to a change or a question has seen that the result is there. */}
      <div ref={top} className="grid scroll-mt-32 grid-cols-1 gap-4" onClickCapture={dismissNews}>
        <FallbackNote reason={fallbackReason} />
        {!isNarrow && <DecidedStatus desk={suggestions} />}
        {desk.isOpeningShown && (
          <Lead isInSight={!isNarrow && !isSheetAlone}>
            <Opening
              isSaid={isSaid}
              before={before}
              after={match}
              document={document}
              made={made}
              suggestedWorth={desk.suggestedWorth}
              effect={asking.inset ? { met: [] } : asking.effect}
              promised={promised}
              isAsking={asking.wanted !== null || asking.leadsOn}
              onRead={isSheetAlone ? undefined : desk.read}
              onAnswer={firstAsk && !isSheetAlone ? () => ask(firstAsk.id) : undefined}
            />
          </Lead>
        )}
        {isNarrow && (
          <DeskViews
            // A question is part of what they ask.
            view={isQuestionOnTop || isAsking ? 'asked' : view}
            onView={(next) => {
              setView(next);
              asking.leave();
              if (isQuestionOnTop || isAsking) hold(null);
            }}
            match={match}
          />
        )}
        <div
          className={clsx(
            'grid items-start gap-x-6 gap-y-6 print:block',
            isSheetAlone
              ? 'mx-auto max-w-[50rem] grid-cols-1'
              : // Without notes, the list and the sheet share the room.
                notes.length === 0
                ? 'lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,50rem)] xl:justify-between'
                : 'lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[17.5rem_minmax(0,1fr)_18rem] 2xl:grid-cols-[20rem_minmax(0,1fr)_24rem]',
          )}
        >
          {!isSheetAlone && ribbon}
          <div className={clsx('grid min-w-0 gap-6', isNarrow && view !== 'sheet' && 'hidden')}>
            <div>
              <SheetHeading
                showsRemoved={edits.length > 0 ? showsRemoved : undefined}
                onShowRemoved={setShowsRemoved}
                onEdit={pointing.start}
              />
              <Sheet
                ref={sheet}
                label={t('sheet.label')}
                blocks={blocks}
                template={template}
                evidence={hand.evidence}
                touched={hand.touched}
                showsRemoved={showsRemoved}
                isFollowed={hand.isStepping && (!isNarrow || shownLine !== null)}
                pointing={pointing}
                inset={asking.inset}
              />
            </div>
            {!isNarrow && changed.length + left.length > 0 && <SummaryList sentences={changed} open={left} />}
            {!isNarrow && ready}
          </div>
          <div className={clsx('min-w-0', isNarrow && view !== 'cards' && 'hidden')}>
            {isNarrow ? (
              <div className="grid grid-cols-1 gap-5">
                <Deck
                  {...switches}
                  document={document}
                  shown={shown}
                  suggestions={suggestions}
                  base={base}
                  asks={asks}
                  inRound={desk.questioning.inRound}
                  came={asking.came}
                  at={onTop}
                  onStep={(index) => {
                    suggestions.pass();
                    stepTo(index);
                  }}
                />
                {!isAsking && changed.length + left.length > 0 && <SummaryList sentences={changed} open={left} />}
              </div>
            ) : (
              notes.length > 0 &&
              !isSheetAlone && (
                <ChangeNotes
                  {...switches}
                  {...{ notes, suggestions, inHand, sheet }}
                  onHold={hold}
                  isStepping={hand.isStepping}
                />
              )
            )}
          </div>
        </div>
        <DeskBar
          hasChanges={edits.length > 0}
          isNarrow={isNarrow}
          isBesideForm={isSheetAlone}
          isRunning={isRunning}
          isAdding={isAdding}
          isAsking={isAsking}
          hasQuestions={isAsking || asking.wanted !== null || firstAsk !== undefined}
          suggested={suggested.length}
          steps={
            anchored.length > 0 &&
            !isNarrow &&
            !isSheetAlone && (
              <DeskSteps
                {...{ at, count: anchored.length, made, onStep: stepTo }}
                {...{ showsKeys, onShowKeys: setShowsKeys }}
              />
            )
          }
          onAccept={() => accept('chat')}
          onRegenerate={props.onRegenerate}
          onContinue={edits.length === 0 ? props.onContinue : undefined}
          onDownload={() => accept('download')}
        />
      </div>
    </QuestionDesk>
  );
}
