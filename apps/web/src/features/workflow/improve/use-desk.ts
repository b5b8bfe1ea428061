import { useMemo, useRef } from 'react';
import { reviewChanges } from './outcome/review.ts';
import { useKeptOutcome } from './outcome/use-kept-outcome.ts';
import { useLoweringOff } from './outcome/use-lowering-off.ts';
import { useOutcome } from './outcome/use-outcome.ts';
import { useDeskQuestions } from './questions/use-desk-questions.ts';
import type { ResultProps } from './result-props.ts';
import { isChange, isSuggested, strongestFirst } from './sheet/anchors.ts';
import { showDeck } from './sheet/show-in-view.ts';
import { useOpening } from './sheet/use-opening.ts';
import { useSheet } from './sheet/use-sheet.ts';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { withHand } from './suggestions/with-hand.ts';

export type Desk = ReturnType<typeof useDesk>;

/** What is on the desk: the outcome with what is on, the sheet with its notes, the questions, and what is in hand. */
export function useDesk(props: ResultProps, isNarrow: boolean) {
  const { isRunning, isAdding } = props;
  const outcome = useOutcome(props);
  const { base, edits } = outcome;
  useLoweringOff(outcome, !isRunning);
  useKeptOutcome(outcome, !isRunning);
  const { document, applied } = outcome.review;
  const suggesting = useSuggestions({ ...props, outcome });
  const { open: suggested, decided } = suggesting;
  const suggestedWorth = useMemo(() => {
    if (suggested.length === 0) return 0;
    const all = [...edits, ...suggested.map(({ change }) => change)];
    return reviewChanges(outcome.subject, all, props.off).match.score - outcome.review.match.score;
  }, [suggested, edits, outcome.subject, outcome.review, props.off]);
  const onSheet = useSheet({
    ...{ base, document, applied, edits, suggestions: suggested, isDeck: isNarrow },
    leftOut: decided?.kind === 'refused' ? decided.taken[0] : undefined,
  });
  const { anchored, shown } = onSheet;
  // A result that an answer is worked into was there before.
  const isThere = !isRunning || isAdding;
  const [top, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const [strongest] = strongestFirst(edits.length > 0 ? anchored.filter(isChange) : anchored);
  const opensAt = strongest?.lineId;
  useOpening(isThere && opensAt !== undefined, { sheet, lineId: isNarrow ? undefined : opensAt });

  const questioning = useDeskQuestions({ ...props, outcome, anchored, shown, isNarrow });
  const { hand, worthAsking, isAsking } = questioning;
  const suggestions = withHand(suggesting, { anchored, isNarrow, hold: hand.hold });
  const suggestion = anchored[hand.at]?.suggestion;
  const firstSuggested = anchored.findIndex(isSuggested);
  const read = () => {
    hand.setView('cards');
    hand.stepTo(firstSuggested);
    if (isNarrow) showDeck();
  };
  // On a phone the other views have what it sums up, and a suggestion in hand has the room to itself.
  const isOpeningShown = !isAsking && !(isNarrow && (hand.view !== 'cards' || suggestion !== undefined));
  return {
    ...onSheet,
    outcome,
    questioning,
    suggestions,
    /** The suggestion in hand. */
    suggestion,
    suggested,
    /** What using all suggestions would add to the score. */
    suggestedWorth,
    places: { top, sheet },
    isNarrow,
    isOpeningShown: isThere && isOpeningShown,
    // Without a change, a suggestion or a question that adds points there is nothing to sum up.
    isSaid: edits.length + suggested.length > 0 || worthAsking.some(({ worth }) => worth > 0),
    /** Goes to the first suggestion; absent where it is in hand. */
    read: firstSuggested < 0 || (isNarrow && questioning.onTop === firstSuggested) ? undefined : read,
  };
}
