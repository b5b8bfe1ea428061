import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import { linesById } from '@fitted/resume/edit/text-at';
import clsx from 'clsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dismissNews } from '../../../lib/browser/toast.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useStableCallback } from '../../../lib/browser/use-stable-callback.ts';
import type { Answer } from '../draft.ts';
import { patchDraft, useDraft } from '../draft-store.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { actionOf } from './changes/action-of.ts';
import { changeKey } from './changes/change-key.ts';
import { SummaryList } from './changes/summary-list.tsx';
import { switched } from './changes/switched.ts';
import { Deck } from './deck.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { DeskViews } from './desk-views.tsx';
import { ChangeNotes } from './notes/change-notes.tsx';
import { useKeptOutcome } from './outcome/use-kept-outcome.ts';
import { useLoweringOff } from './outcome/use-lowering-off.ts';
import { useOutcome } from './outcome/use-outcome.ts';
import { QuestionDesk } from './questions/question-desk.ts';
import { useDeskQuestions } from './questions/use-desk-questions.ts';
import { useQuestionDesk } from './questions/use-question-desk.ts';
import { isSuggested } from './sheet/anchors.ts';
import { linesOfEdit } from './sheet/build-sheet.ts';
import { usePointing } from './sheet/pointing.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { SheetHeading } from './sheet/sheet-heading.tsx';
import { showDeck } from './sheet/show-in-view.ts';
import { useOpening } from './sheet/use-opening.ts';
import { useSheet } from './sheet/use-sheet.ts';
import { DecidedStatus } from './suggestions/decided-strip.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { withHand } from './suggestions/with-hand.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { liveReadiness } from './verdict/live-readiness.ts';
import { Opening } from './verdict/opening.tsx';
import { ReadyPanel } from './verdict/ready-panel.tsx';
import { Ribbon } from './verdict/ribbon.tsx';

interface ResultProps {
  readonly originalText: string;
  readonly profile: JobProfile;
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly off: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly interview: Improvement['interview'];
  readonly roles: Improvement['roles'];
  readonly readiness: Improvement['readiness'];
  /** What the person told us, which they can correct and take back. */
  readonly told: ReactNode;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  /** Answers are on their way into the resume; what is on the desk stays until then. */
  readonly isAdding: boolean;
  /** Why the answer to a question is not in the resume, if it is not. */
  readonly waitsFor: QuestionDesk['waitsFor'];
  readonly onConfirm: QuestionDesk['confirm'];
  readonly fallbackReason: string | undefined;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  /** An answer is taken back, with the line that it became. */
  readonly onTakeBack: (questionId: string) => void;
  readonly onAccept: (improvedText: string, summary: readonly string[], next: 'chat' | 'download') => void;
  readonly onRegenerate: () => void;
  /** Goes to the chat, while the job's form is collapsed. */
  readonly onContinue: (() => void) | undefined;
}

/** Too narrow for a sheet with notes beside it. */
const narrow = '(width < 64rem)';

/** The desk: requirements on the left, the sheet in the middle, notes on the right. On a phone the notes are a deck. */
export function Result(props: ResultProps) {
  const { off, answers, isRunning, fallbackReason } = props;
  const { t } = useTranslation('workflow-improve');
  const { template } = useDraft();
  const isNarrow = useMedia(narrow);
  const [showsRemoved, setShowsRemoved] = useState(true);
  const [showsKeys, setShowsKeys] = useState(false);
  const outcome = useOutcome(props);
  const { base, before, edits, review, summary, changed, open, text } = outcome;
  useLoweringOff(outcome, !isRunning);
  useKeptOutcome(outcome, !isRunning);
  const { document, applied, match } = review;
  const suggesting = useSuggestions({ ...props, outcome });
  const { open: suggested, decided } = suggesting;
  const { blocks, anchored, notes, shown } = useSheet({
    ...{ base, document, applied, edits, suggestions: suggested, isDeck: isNarrow },
    leftOut: decided?.kind === 'refused' ? decided.taken[0] : undefined,
  });
  const { isAdding, waitsFor } = props;
  // A result that an answer is worked into was there before.
  const isThere = !isRunning || isAdding;
  const [top, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const firstLine = anchored[0]?.lineId;
  const reworded = anchored.find(({ edit }) => actionOf(edit) === 'reworded')?.lineId;
  useOpening(
    isThere && firstLine !== undefined,
    isNarrow ? { place: top } : { place: sheet, lineId: firstLine, below: { place: top, lineId: reworded } },
  );

  const questioning = useDeskQuestions({ ...props, outcome, anchored, shown, isNarrow });
  const { held, questions, worthAsking, count, firstAsk, asking, asks, ask, answer, isAsking } = questioning;
  const { hand, onTop, isQuestionOnTop } = questioning;
  const { inHand, at, handled, shownLine, view, setView, hold, stepTo, showLine } = hand;
  const suggestions = withHand(suggesting, { anchored, isNarrow, hold });
  const suggestion = anchored[at]?.suggestion;
  const firstSuggested = anchored.findIndex(isSuggested);
  // Without a change, a suggestion or a question that adds points there is nothing to sum up.
  const isSaid = edits.length + suggested.length > 0 || worthAsking.some(({ worth }) => worth > 0);
  // On a phone a suggestion has the room to itself, with its buttons in reach.
  const isReading = isNarrow && view === 'cards' && suggestion !== undefined;
  const read = () => {
    setView('cards');
    stepTo(firstSuggested);
    if (isNarrow) showDeck();
  };
  const waiting = suggested.length > 0 ? [t('suggestions.waiting', { count: suggested.length })] : [];
  const left = [...waiting, ...open];
  const accept = (next: 'chat' | 'download') => props.onAccept(text, summary, next);
  const switches = { anchored, off, onOff: props.onOff };
  const pointing = usePointing({
    ...switches,
    base,
    document,
    onAsk: (line) => {
      accept('chat');
      patchDraft({ message: t('lines.about', { line }) });
    },
  });

  // What is only suggested is no line yet: it leads to its note.
  const pointAt = (lineId: string) => {
    const one = anchored.find(({ edit }) => linesOfEdit(edit, shown).includes(lineId));
    if (one && isSuggested(one) && !(isNarrow && linesById(document).has(lineId))) {
      setView('cards');
      hold(one.edit.id);
    }
    pointing.point(lineId);
  };

  useDeskKeys({
    onNext: () => hand.stepBy(1),
    onPrevious: () => hand.stepBy(-1),
    onSwitch: () => {
      if (suggestion) suggestions.use([suggestion]);
      else if (handled) props.onOff(switched(off, changeKey(handled), off.includes(changeKey(handled))));
    },
    onUse: () => suggestion && suggestions.use([suggestion]),
    onRefuse: () => suggestion && suggestions.refuse(suggestion),
    onEdit: () => {
      if (suggestion) return suggestions.setWorded(suggestion.change.id);
      return anchored[at]?.lineId === undefined ? pointing.start() : pointing.point(anchored[at].lineId);
    },
    onHelp: () => setShowsKeys(true),
  });

  const desk = {
    document,
    base,
    questions: worthAsking,
    onPoint: (lineId: string) => {
      showLine(lineId);
      pointing.point(lineId);
    },
    onShow: showLine,
    onAsk: ask,
  };
  const ready = props.readiness && (
    <ReadyPanel
      readiness={liveReadiness(props.readiness, { document, match, edits, today: outcome.subject.today })}
      desk={desk}
    />
  );
  const stable = {
    showLine: useStableCallback(showLine),
    ask: useStableCallback(ask),
    answer: useStableCallback(answer),
  };
  // A pointer that passes over notes and lines leaves it alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks never change, and the rest follows from these
  const ribbon = useMemo(
    () => (
      <Ribbon
        className={clsx('lg:max-xl:order-3 lg:max-xl:col-span-2', isNarrow && view !== 'asked' && 'hidden')}
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
      >
        {isNarrow && ready}
      </Ribbon>
    ),
    [props, review, before, base, asking.wanted, isNarrow, view],
  );
  const questionDesk = useQuestionDesk(outcome, { isAdding, waitsFor, confirm: props.onConfirm, isNarrow });
  return (
    <QuestionDesk value={questionDesk}>
      {/* Whoever has gone on to a change or a question has seen that the result is there. */}
      <div ref={top} className="grid scroll-mt-32 grid-cols-1 gap-4" onClickCapture={dismissNews}>
        <FallbackNote reason={fallbackReason} />
        {!isNarrow && <DecidedStatus desk={suggestions} />}
        {isThere && !isAsking && !isReading && (
          <Opening
            isSaid={isSaid}
            before={before}
            after={match}
            document={document}
            made={edits.length}
            suggested={suggested.length}
            effect={asking.inset ? { met: [] } : asking.effect}
            questions={worthAsking}
            count={count}
            isAsking={asking.wanted !== null || asking.leadsOn}
            onRead={firstSuggested < 0 || (isNarrow && onTop === firstSuggested) ? undefined : read}
            onAnswer={firstAsk && (() => ask(firstAsk.id))}
          />
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
          className={
            'grid items-start gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] ' +
            'xl:grid-cols-[17.5rem_minmax(0,1fr)_18rem] 2xl:grid-cols-[20rem_minmax(0,1fr)_24rem]'
          }
        >
          {ribbon}
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
                pointing={{ ...pointing, point: pointAt }}
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
                  came={asking.came}
                  at={onTop}
                  onStep={(index) => {
                    suggestions.pass();
                    stepTo(index);
                  }}
                />
                {!isAsking && <SummaryList sentences={changed} open={left} />}
              </div>
            ) : (
              notes.length > 0 && <ChangeNotes {...switches} {...{ notes, suggestions, inHand, sheet }} onHold={hold} />
            )}
          </div>
        </div>
        <DeskBar
          hasChanges={edits.length > 0}
          isNarrow={isNarrow}
          isRunning={isRunning}
          isAdding={isAdding}
          isAsking={isAsking}
          hasQuestions={isAsking || asking.wanted !== null || firstAsk !== undefined}
          suggested={suggested.length}
          steps={
            anchored.length > 0 &&
            !isNarrow && (
              <DeskSteps
                {...{ at, count: anchored.length, hasSuggestions: suggested.length > 0, onStep: stepTo }}
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
