import type { InterviewQuestion as Question } from '@fitted/contract/assistant/assistant';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Answer } from '../../draft.ts';
import { HeldQuestion } from './held-question.tsx';
import { InterviewQuestion } from './interview-question.tsx';
import { type HeldQuestion as Held, isPast } from './questions.ts';

interface DeckQuestions {
  readonly held: readonly Held[];
  readonly questions: readonly Question[];
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** The questions as cards of the deck; those skipped or denied are left out. */
export function deckQuestions({ held, questions, roles, answers, onAnswer }: DeckQuestions) {
  const shared = (id: string) => ({ answer: answers[id], onAnswer: (given: Answer | null) => onAnswer(id, given) });
  const cards: { readonly id: string; readonly card: ReactNode }[] = [
    ...held.map((question) => ({
      id: question.id,
      card: <HeldQuestion key={question.id} question={question} {...shared(question.id)} />,
    })),
    ...questions.map((question) => ({
      id: question.id,
      card: <InterviewQuestion key={question.id} question={question} roles={roles} {...shared(question.id)} />,
    })),
  ];
  return cards.filter(({ id }) => !isPast(answers[id]));
}

/** The position of the card in hand. When a card is answered and gone, the next takes its place. */
export function useTopCard(ids: readonly string[], inHand: string | null): number {
  const last = useRef(0);
  const found = inHand === null ? 0 : ids.indexOf(inHand);
  const at = Math.max(0, found >= 0 ? found : Math.min(last.current, ids.length - 1));
  useEffect(() => {
    last.current = at;
  }, [at]);
  return at;
}
