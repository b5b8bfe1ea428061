import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { useNewLine } from '../outcome/use-new-line.ts';
import type { Outcome } from '../outcome/use-outcome.ts';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { useInHand } from '../use-in-hand.ts';
import { askedOnDesk } from './asked-on-desk.ts';
import { deckQuestions, useTopCard } from './deck-questions.tsx';
import type { QuestionDesk } from './question-desk.ts';
import { isPast } from './questions.ts';
import { useRound } from './round.ts';
import { useAsking } from './use-asking.tsx';

interface Desk {
  readonly outcome: Outcome;
  readonly anchored: readonly AnchoredEdit[];
  /** With what is suggested to be added. */
  readonly shown: ResumeDocument;
  readonly heldBack: readonly HeldBack[];
  readonly interview: Improvement['interview'];
  readonly roles: Improvement['roles'];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly isRunning: boolean;
  readonly isAdding: boolean;
  /** Questions are cards of a deck behind the changes, instead of on the sheet. */
  readonly isNarrow: boolean;
  readonly waitsFor: QuestionDesk['waitsFor'];
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onTakeBack: (questionId: string) => void;
}

/** What the desk asks, which question is open, and what is in hand after an answer. */
export function useDeskQuestions({ outcome, anchored, shown, isRunning, isNarrow, ...desk }: Desk) {
  const { answers, roles, isAdding, waitsFor, onAnswer, onTakeBack } = desk;
  const { base, before, edits, subject } = outcome;
  const { document, match } = outcome.review;
  const { typed } = useDraft();
  const asked = askedOnDesk({ ...desk, base, document, match });
  const { held, questions, worthAsking, claims } = asked;
  const round = useRound(worthAsking);

  const asking = useAsking({
    ...{
      questions,
      worthAsking,
      round,
      roles,
      answers,
      edits,
      base,
      document,
      before,
      match,
      profile: subject.profile,
    },
    ...{ isAdding, waitsFor, isNarrow, onAnswer, onTakeBack, onAsk: (id: string) => ask(id) },
  });
  // On a phone the next question takes the place of one that was passed over.
  const answer: typeof asking.answer = (id, given) => {
    const index = asks.findIndex((one) => one.id === id);
    if (isPast(given ?? undefined) && index >= 0)
      hold((round.after(id) ?? asks[index + 1] ?? asks[index - 1])?.id ?? null);
    asking.answer(id, given);
  };
  const cards = deckQuestions({ held, questions, roles, answers, onAnswer: (id, given) => answer(id, given) });
  const together = cards.filter(({ id }) => round.has(id));
  const asks = [...together, ...cards.filter(({ id }) => !round.has(id))];
  const hand = useInHand({ anchored, asks, document: shown, asked: asking.quoted });
  const { inHand, view, setView, hold } = hand;

  const ask = (questionId: string) => {
    asking.open(questionId);
    if (!isNarrow) return hold(null);
    setView('cards');
    hold(questionId);
  };
  // The line that an answer became is in hand next, unless another answer is being typed.
  useNewLine(edits, !isRunning, (edit) => {
    asking.settle(edit);
    if (Object.keys(typed).length > 0) return;
    setView('cards');
    if (!isNarrow) hold(edit.id);
  });

  const onTop = useTopCard([...anchored.map(({ edit }) => edit.id), ...asks.map(({ id }) => id)], inHand);
  return {
    ...asked,
    /** How many the button that leads to them promises, and what they can add. */
    promised: { count: round.left.length || claims.length, worth: round.worth },
    /** Claims are beside the sheet; on a phone they are cards like the questions. */
    firstAsk: round.left[0] ?? (isNarrow ? claims[0] : undefined),
    asking,
    /** The questions as cards: those asked together, then all others. */
    asks,
    inRound: together.length,
    hand,
    /** The card on top of the deck. */
    onTop,
    isQuestionOnTop: view === 'cards' && anchored.length > 0 && onTop >= anchored.length,
    /** On a phone nothing else stands above a question that was taken up, or above what came of its answer. */
    isAsking: isNarrow && view === 'cards' && (asking.came !== undefined || asks.some(({ id }) => id === inHand)),
    ask,
    answer,
  };
}
