import type { HeldBack } from '@fitted/contract/edits/edit';
import { type AnchoredEdit, isSuggested } from '../sheet/anchors.ts';
import { showDeck } from '../sheet/show-in-view.ts';
import type { SuggestionDesk } from './use-suggestions.ts';

interface Desk {
  /** In the order of the desk. */
  readonly anchored: readonly AnchoredEdit[];
  /** The suggestions are cards, of which one is seen at a time. */
  readonly isNarrow: boolean;
  readonly hold: (id: string | null) => void;
}

/** What is in hand after a decision: beside the sheet the same place, in the deck the next suggestion. */
export function withHand(suggestions: SuggestionDesk, { anchored, isNarrow, hold }: Desk): SuggestionDesk {
  const leadOn = (taken: readonly HeldBack[], isUsed: boolean) => {
    const [first] = taken;
    if (!isNarrow) return hold(isUsed && taken.length === 1 ? (first?.change.id ?? null) : null);
    const at = anchored.findIndex(({ suggestion }) => suggestion === first);
    const left = anchored.filter((one) => isSuggested(one) && !taken.includes(one.suggestion));
    const next = left.find((one) => anchored.indexOf(one) > at) ?? left[0];
    hold(next?.edit.id ?? (isUsed ? (first?.change.id ?? null) : null));
    showDeck();
  };
  return {
    ...suggestions,
    use: (taken) => {
      suggestions.use(taken);
      leadOn(taken, true);
    },
    refuse: (one) => {
      suggestions.refuse(one);
      leadOn([one], false);
    },
    undo: () => {
      const [first] = suggestions.decided?.taken ?? [];
      suggestions.undo();
      hold(first?.change.id ?? null);
    },
  };
}
