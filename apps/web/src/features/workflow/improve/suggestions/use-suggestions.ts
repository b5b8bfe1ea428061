import type { HeldBack } from '@fitted/contract/edits/edit';
import { useMemo, useState } from 'react';
import type { Answer } from '../../draft.ts';
import { updateDraft, useDraft } from '../../draft-store.ts';
import { handFact } from '../outcome/own-edits.ts';
import type { Outcome } from '../outcome/use-outcome.ts';
import { answerIdOf, isReworded } from '../questions/questions.ts';
import { suggestionsOf, takeSuggestions, wordSuggestion, wordsOf } from './suggestions.ts';

interface Desk {
  readonly outcome: Outcome;
  readonly heldBack: readonly HeldBack[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the person told is on its way into the resume. */
  readonly isAdding: boolean;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  /** An answer is taken back, with the line that it became. */
  readonly onTakeBack: (questionId: string) => void;
}

/** What was last decided, which can be undone at once. */
interface Decided {
  readonly kind: 'used' | 'refused';
  readonly taken: readonly HeldBack[];
  /** The score before it. */
  readonly score: number;
}

export type SuggestionDesk = ReturnType<typeof useSuggestions>;

/** What is suggested, and what becomes of it by the person's word. */
export function useSuggestions({ outcome, heldBack, answers, isAdding, onAnswer, onTakeBack }: Desk) {
  const { chatFacts } = useDraft();
  const { base, edits } = outcome;
  const { score } = outcome.review.match;
  const { open, refused } = useMemo(
    () => suggestionsOf({ heldBack, answers, base, edits }),
    [heldBack, answers, base, edits],
  );
  const [decided, setDecided] = useState<Decided | null>(null);
  /** The change whose words are being changed. */
  const [worded, setWorded] = useState<string | null>(null);
  const use = (taken: readonly HeldBack[]) => {
    setWorded(null);
    setDecided({ kind: 'used', taken, score });
    updateDraft((draft) => takeSuggestions(draft, taken, base));
  };
  return {
    open,
    refused,
    decided,
    /** Of the resume as it is now. */
    score,
    /** The person's own wording of it is on its way. */
    isAdding: (one: HeldBack): boolean => {
      const { target } = one.change;
      const isByHand = 'lineId' in target && chatFacts.some(({ id }) => id === handFact(target.lineId));
      return isAdding && (isByHand || isReworded(answers[answerIdOf(one)]));
    },
    worded,
    setWorded,
    use,
    word: (one: HeldBack, words: string) => {
      setWorded(null);
      // What the server makes of it announces itself when it is there.
      setDecided(words === wordsOf(one.change) ? { kind: 'used', taken: [one], score } : null);
      updateDraft((draft) => wordSuggestion(draft, one, words, base));
    },
    refuse: (one: HeldBack) => {
      setWorded(null);
      setDecided({ kind: 'refused', taken: [one], score });
      onAnswer(answerIdOf(one), { kind: 'no' });
    },
    /** Those that were left out are suggested again. */
    reopen: (those: readonly HeldBack[]) => {
      setDecided(null);
      for (const one of those) onAnswer(answerIdOf(one), null);
    },
    undo: () => {
      for (const one of decided?.taken ?? []) {
        if (decided?.kind === 'used') onTakeBack(answerIdOf(one));
        else onAnswer(answerIdOf(one), null);
      }
      setDecided(null);
    },
    /** It was seen, and something else is in hand. */
    pass: () => setDecided(null),
  };
}
