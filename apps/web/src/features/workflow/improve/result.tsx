import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import clsx from 'clsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useStableCallback } from '../../../lib/browser/use-stable-callback.ts';
import type { Answer, Job } from '../draft.ts';
import { patchDraft, useDraft } from '../draft-store.ts';
import { factsOf } from '../facts/ledger.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { changeKey } from './changes/change-key.ts';
import { SummaryList } from './changes/summary-list.tsx';
import { switched } from './changes/switched.ts';
import { Deck } from './deck.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskViews } from './desk-views.tsx';
import { KeyHelp } from './key-help.tsx';
import { ChangeNotes } from './notes/change-notes.tsx';
import { hasRoomForAsks, lineAsks } from './notes/line-asks.tsx';
import { answerEffect } from './outcome/answer-effect.ts';
import { useKeptOutcome } from './outcome/use-kept-outcome.ts';
import { useLoweringOff } from './outcome/use-lowering-off.ts';
import { useNewLine } from './outcome/use-new-line.ts';
import { useOutcome } from './outcome/use-outcome.ts';
import { deckQuestions, useTopCard } from './questions/deck-questions.tsx';
import { doubtful, heldQuestions, openQuestions, quoteFromDesk } from './questions/questions.ts';
import { anchorEdits, inSheetOrder } from './sheet/anchors.ts';
import { buildSheet } from './sheet/build-sheet.ts';
import { usePointing } from './sheet/pointing.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { SheetHeading } from './sheet/sheet-heading.tsx';
import { showFromTop, showQuestion } from './sheet/show-in-view.ts';
import { useOpening } from './sheet/use-opening.ts';
import { neighbour, StepThrough } from './step-through.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useInHand } from './use-in-hand.ts';
import { liveReadiness } from './verdict/live-readiness.ts';
import { Opening } from './verdict/opening.tsx';
import { ReadyPanel } from './verdict/ready-panel.tsx';
import { Ribbon } from './verdict/ribbon.tsx';

interface ResultProps {
  readonly originalText: string;
  readonly job: Job;
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
  readonly fallbackReason: string | undefined;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onAccept: (improvedText: string, summary: readonly string[], next: 'chat' | 'download') => void;
  readonly onRegenerate: () => void;
  /** Goes to the chat, while the job's form is collapsed. */
  readonly onContinue: (() => void) | undefined;
}

/** Too narrow for a sheet with notes beside it. */
const narrow = '(width < 64rem)';

/** The desk: requirements on the left, the sheet in the middle, notes on the right. On a phone the notes are a deck. */
export function Result(props: ResultProps) {
  const { heldBack, off, answers, isRunning, fallbackReason } = props;
  const { t } = useTranslation('workflow-improve');
  const draft = useDraft();
  const { template, typed } = draft;
  const isNarrow = useMedia(narrow);
  const [showsRemoved, setShowsRemoved] = useState(true);
  // An answer that was begun is open again after a reload.
  const [wanted, setWanted] = useState<string | null>(Object.keys(typed)[0] ?? null);
  const outcome = useOutcome(props);
  const { base, before, edits, review, summary, changed, open, text } = outcome;
  useLoweringOff(outcome, !isRunning);
  useKeptOutcome(outcome, !isRunning);
  const { document, applied, match } = review;
  const blocks = useMemo(() => buildSheet(base, document, applied), [base, document, applied]);
  const ordered = useMemo(() => inSheetOrder(edits, base), [edits, base]);
  const anchored = useMemo(() => anchorEdits(ordered, { base, current: document }), [ordered, base, document]);
  const asked = heldQuestions(heldBack);
  const questions = quoteFromDesk(openQuestions(props.interview, match, heldBack), base, document);
  const worthAsking = questions
    .filter(({ id }) => answers[id] === undefined)
    .sort((one, other) => other.worth - one.worth);
  // Without a change or a question that adds points there is nothing to sum up.
  const isSaid = edits.length > 0 || worthAsking.some(({ worth }) => worth > 0);
  // After an answer the next question opens, on the row of its requirement.
  const answer = (id: string, given: Answer | null) => {
    props.onAnswer(id, given);
    const next = worthAsking.find((one) => one.id !== id && one.kind === 'requirement');
    if (given && id === wanted && !isNarrow) setWanted(next?.id ?? null);
  };
  const asks = deckQuestions({ held: asked, questions, roles: props.roles, answers, onAnswer: answer });

  // With few changes the margin has room for the questions about single lines, each at its line.
  const beside =
    isNarrow || !hasRoomForAsks(edits.length)
      ? []
      : lineAsks({ questions, document: base, roles: props.roles, answers, onAnswer: answer });
  const isBeside = ({ id }: { readonly id: string }) => beside.some((one) => one.id === id);

  const [showsKeys, setShowsKeys] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const firstLine = anchored[0]?.lineId;
  useOpening(!isRunning && firstLine !== undefined, isNarrow ? { place: top } : { place: sheet, lineId: firstLine });

  const hand = useInHand({ anchored, asks, document });
  const { inHand, at, handled, shownLine, view, setView, hold, stepTo, showLine } = hand;
  // The line that an answer became is in hand next, and what it brought in view, unless another answer is being typed.
  const [newest, setNewest] = useState<string | null>(null);
  useNewLine(edits, !isRunning, (edit) => {
    setNewest(edit.after);
    if (Object.keys(typed).length > 0) return;
    setView('cards');
    hold(edit.id);
    if (!isNarrow) showFromTop(top);
  });
  const effect = answerEffect(
    edits.find(({ reason, after }) => reason.code === 'stated-fact' && after === newest),
    { facts: factsOf(draft), document, before, match },
  );
  const ask = (questionId: string) => {
    setWanted(wanted === questionId && !isNarrow ? null : questionId);
    if (!isNarrow) return showQuestion();
    setView('cards');
    hold(questionId);
  };
  // On a wide screen it is in the margin, at its line.
  const askOfLine = (questionId: string) => {
    const own = beside.find(({ id }) => id === questionId);
    return own ? showLine(own.lineId) : ask(questionId);
  };
  const onTop = useTopCard([...anchored.map(({ edit }) => edit.id), ...asks.map(({ id }) => id)], inHand);
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

  useDeskKeys({
    onNext: () => stepTo(neighbour({ at, count: anchored.length }, 1)),
    onPrevious: () => stepTo(neighbour({ at, count: anchored.length }, -1)),
    onSwitch: () => {
      if (handled) props.onOff(switched(off, changeKey(handled), off.includes(changeKey(handled))));
    },
    onEdit: () => (anchored[at]?.lineId === undefined ? pointing.start() : pointing.point(anchored[at].lineId)),
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
    onAsk: askOfLine,
  };
  const ready = props.readiness && (
    <ReadyPanel
      readiness={liveReadiness(props.readiness, { document, match, edits, today: outcome.subject.today })}
      desk={desk}
    />
  );
  const shown = {
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
        doubts={doubtful(heldBack, answers)}
        told={props.told}
        held={isNarrow ? [] : asked}
        questions={questions.filter((question) => !isBeside(question))}
        showsQuestions={!isNarrow}
        wanted={wanted}
        roles={props.roles}
        answers={answers}
        onAnswer={shown.answer}
        onShow={shown.showLine}
        onAsk={shown.ask}
      >
        {isNarrow && ready}
      </Ribbon>
    ),
    [props, review, before, base, wanted, isNarrow, view],
  );
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-1 gap-4">
      <FallbackNote reason={fallbackReason} />
      {!isRunning && (
        <Opening
          isSaid={isSaid}
          before={before}
          after={match}
          hasChanges={edits.length > 0}
          effect={effect}
          questions={worthAsking}
          hasQuestions={asked.length + questions.length > 0}
          held={asked.filter(({ id }) => answers[id] === undefined).length}
          onAsk={ask}
        />
      )}
      {isNarrow && <DeskViews view={view} onView={setView} match={match} />}
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
              pointing={pointing}
            />
          </div>
          {!isNarrow && changed.length + open.length > 0 && <SummaryList sentences={changed} open={open} />}
          {!isNarrow && ready}
        </div>
        <div className={clsx('min-w-0', isNarrow && view !== 'cards' && 'hidden')}>
          {isNarrow ? (
            <div className="grid grid-cols-1 gap-5">
              <Deck {...switches} document={document} base={base} asks={asks} at={onTop} onStep={stepTo} />
              <SummaryList sentences={changed} open={open} />
            </div>
          ) : (
            edits.length + beside.length > 0 && (
              <ChangeNotes {...switches} base={base} asks={beside} inHand={inHand} onHold={hold} sheet={sheet} />
            )
          )}
        </div>
      </div>
      <DeskBar
        hasChanges={edits.length > 0}
        isNarrow={isNarrow}
        isRunning={isRunning}
        steps={
          edits.length > 0 &&
          !isNarrow && (
            <>
              {edits.length > 1 && (
                <StepThrough at={at} count={edits.length} onStep={stepTo}>
                  <span className="tabular-nums">
                    {at < 0
                      ? t('steps.count', { count: edits.length })
                      : t('steps.at', { at: at + 1, count: edits.length })}
                  </span>
                </StepThrough>
              )}
              <KeyHelp isOpen={showsKeys} onOpen={setShowsKeys} />
            </>
          )
        }
        onAccept={() => accept('chat')}
        onRegenerate={props.onRegenerate}
        onContinue={edits.length === 0 ? props.onContinue : undefined}
        onDownload={() => accept('download')}
      />
    </div>
  );
}
