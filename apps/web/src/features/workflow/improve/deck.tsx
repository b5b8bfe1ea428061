import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { Check, CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { useDraft } from '../draft-store.ts';
import { ActionLine } from './changes/action-line.tsx';
import { Evidence } from './changes/change-card.tsx';
import { changeKey, switched } from './changes/change-key.ts';
import { ChangeWording } from './changes/change-wording.tsx';
import { OwnWording } from './changes/own-wording.tsx';
import { type ChangeSwitches, ChangesHeading, QuestionsHeading, SuggestionsHeading } from './notes/change-notes.tsx';
import { type AnchoredEdit, isSuggested } from './sheet/anchors.ts';
import { linesOfEdit } from './sheet/build-sheet.ts';
import { linesAround } from './sheet/lines-around.ts';
import { neighbour, StepThrough } from './step-through.tsx';
import { DecidedStrip } from './suggestions/decided-strip.tsx';
import { SuggestionOnTop } from './suggestions/suggestion-on-top.tsx';
import type { SuggestionDesk } from './suggestions/use-suggestions.ts';

interface DeckProps extends ChangeSwitches {
  readonly document: ResumeDocument;
  /** With what is suggested to be added. */
  readonly shown: ResumeDocument;
  readonly suggestions: SuggestionDesk;
  /** Without any change: removed lines are found here. */
  readonly base: ResumeDocument;
  /** The questions below the changes: the round that is asked together first. */
  readonly asks: readonly { readonly id: string; readonly card: ReactNode }[];
  /** How many of them the round has. */
  readonly inRound: number;
  /** What came of the last answer, in place of its question. */
  readonly came?: ReactNode;
  /** Index of the top card. */
  readonly at: number;
  readonly onStep: (index: number) => void;
}

/** A sideways swipe of this length goes to the next card. */
const swipePx = 48;
/** A suggestion, a question, or what came of it, is shown with the job and the views above it. */
const headRoom = 'scroll-mt-52';
/** More dots would take the room of the words beside them. */
const maxDots = 6;

/** On a phone: one change at a time with the lines around it and its switch, then the suggestions, then the questions. */
export function Deck(props: DeckProps) {
  const { anchored, off, onOff, document, shown, suggestions, base, asks, inRound, came, at, onStep } = props;
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const count = anchored.length + asks.length;
  const isAsking = at >= anchored.length;
  const change = anchored[at];
  const ask = asks[at - anchored.length];
  // Changes, the questions asked together and all others are stepped through by themselves; the button under the score
  // and the list of what they ask lead from one to the other.
  const firstOther = anchored.length + inRound;
  const turned = !isAsking
    ? { from: 0, to: anchored.length }
    : at < firstOther
      ? { from: anchored.length, to: firstOther }
      : { from: firstOther, to: count };
  const among = { at: at - turned.from, count: turned.to - turned.from };
  const turn = (index: number) => onStep(turned.from + index);
  const step = (by: number) => turn(neighbour(among, by));
  if (came) {
    return (
      <section data-deck aria-labelledby="changes" className={headRoom}>
        <QuestionsHeading />
        {came}
      </section>
    );
  }
  if (count === 0) return null;
  const pager = <Pager {...among} isAsking={isAsking} hasSuggestions={anchored.some(isSuggested)} onTurn={turn} />;
  return (
    <section
      data-deck
      aria-labelledby="changes"
      className={clsx((isAsking || (change && isSuggested(change))) && headRoom)}
    >
      {isAsking ? (
        <>
          <QuestionsHeading />
          {pager}
        </>
      ) : (
        <ChangesHeading anchored={anchored} off={off} onOff={onOff}>
          {among.count > 1 && pager}
        </ChangesHeading>
      )}
      {!isAsking && <DecidedStrip desk={suggestions} />}
      <div
        // Room to scroll a form up from behind the on-screen keyboard.
        className="touch-pan-y has-data-answer:pb-[50dvh]"
        onTouchStart={({ touches }) => {
          const touch = touches[0];
          start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const touch = changedTouches[0];
          if (!touch || !start.current) return;
          const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
          if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
        }}
      >
        {change ? (
          // A card that was decided makes way for the next, which takes over the focus.
          <ul ref={keepFocus}>
            <li>
              {isSuggested(change) ? (
                <SuggestionOnTop anchored={change} desk={suggestions} shown={shown} />
              ) : (
                <ChangeOnTop
                  change={change}
                  document={inSight(change.lineId, document) ? document : base}
                  isOn={!off.includes(changeKey(change.edit))}
                  onDecide={(on) => onOff(switched(off, changeKey(change.edit), on))}
                />
              )}
            </li>
          </ul>
        ) : (
          <ul key={ask?.id} className="settle rounded-md shadow-float">
            {ask?.card}
          </ul>
        )}
      </div>
      {!isAsking && (
        <div className="mt-3">
          <SuggestionsHeading anchored={anchored} suggestions={suggestions} />
        </div>
      )}
    </section>
  );
}

interface PagerProps {
  /** Index of the top card among those it is turned with, and how many these are. */
  readonly at: number;
  readonly count: number;
  /** They are questions, not changes. */
  readonly isAsking: boolean;
  /** Suggestions are among the changes. */
  readonly hasSuggestions: boolean;
  readonly onTurn: (index: number) => void;
}

/** Above the card, however long it is: what lies below the fold is not found. */
function Pager({ at, count, isAsking, hasSuggestions, onTurn }: PagerProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <div
      className={clsx(
        'flex items-center text-sm',
        // Which question it is stays in view above a long form and an on-screen keyboard.
        isAsking && 'sticky top-14 z-10 -mx-2 mb-1 bg-sunken px-2 [@media(height<30rem)]:top-0',
      )}
      data-deck-head={isAsking || undefined}
    >
      <StepThrough at={at} count={count} onStep={onTurn} isSideways isOfQuestions={isAsking}>
        {!isAsking && count > 1 && count <= maxDots && (
          <span aria-hidden className="mr-1 flex items-center gap-1.5">
            {Array.from({ length: count }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                className={clsx('size-2 rounded-full', index === at ? 'bg-accent' : 'bg-line-strong')}
              />
            ))}
          </span>
        )}
        <span className="tabular-nums">
          {t(isAsking ? 'steps.question' : hasSuggestions ? 'steps.note' : 'steps.at', { at: at + 1, count })}
        </span>
      </StepThrough>
    </div>
  );
}

const inSight = (lineId: NodeId | undefined, document: ResumeDocument): boolean =>
  linesOf(document).some(({ id }) => id === lineId);

interface ChangeOnTopProps {
  readonly change: AnchoredEdit;
  readonly document: ResumeDocument;
  readonly isOn: boolean;
  readonly onDecide: (isOn: boolean) => void;
}

function ChangeOnTop({ change: { edit, lineId, section, move }, document, isOn, onDecide }: ChangeOnTopProps) {
  const { t, language } = useTranslation('workflow-improve');
  const isLowering = useDraft().lowering.includes(changeKey(edit));
  // A list of what moved has its own context.
  const isOrder = edit.kind === 'reorder' || move !== undefined;
  const around = linesAround(document, lineId, linesOfEdit(edit, document).at(-1));
  return (
    <div className="rounded-md border border-changed-line bg-raised p-4 shadow-float">
      <div className="flex items-start justify-between gap-3 text-sm">
        <div className="min-w-0">
          {/* Tells screen readers which card is on top now. */}
          <div aria-live="polite" className="font-semibold">
            <p key={edit.id}>
              <ActionLine edit={edit} section={section} move={move} />
            </p>
          </div>
          <p role="status" className="mt-0.5 flex items-center gap-1.5 text-ink-soft">
            {isOn ? (
              <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
            ) : (
              <CircleDashed aria-hidden className="size-4 shrink-0 text-ink-faint" />
            )}
            {t(isOn ? 'deck.in' : 'deck.out')}
          </p>
        </div>
        {/* However long the card is, the bar at the bottom never covers it here. */}
        <Button variant="outline" className="min-h-11 shrink-0" onClick={() => onDecide(!isOn)}>
          {isOn ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          {t(isOn ? 'deck.undo' : 'deck.use')}
        </Button>
      </div>
      <div aria-live="polite" className="text-sm">
        <div key={edit.id} className="settle">
          <div className="mt-2.5 grid gap-1.5 rounded-sm bg-paper p-3 text-paper-ink shadow-[0_0_0_1px_var(--color-paper-line)]">
            {!isOrder && around.head && <p className="text-xs font-semibold">{around.head}</p>}
            {!isOrder && <Beside line={around.above} />}
            <div className={clsx(!isOn && 'line-through decoration-paper-soft')}>
              <ChangeWording edit={edit} move={move} isOnPaper />
            </div>
            {!isOrder && <Beside line={around.below} />}
          </div>
          <p className="mt-2 text-ink-soft">{sayReason(edit.reason, language)}</p>
          {isLowering && !isOn && <p className="mt-1 font-medium text-on-changed">{t('changes.lowering')}</p>}
          <Evidence edit={edit} most={2} />
        </div>
      </div>
      {isOn && <OwnWording key={edit.id} edit={edit} />}
    </div>
  );
}

function Beside({ line }: { readonly line: string | undefined }) {
  return line === undefined ? null : <p className="line-clamp-1 text-xs text-paper-soft">{line}</p>;
}
