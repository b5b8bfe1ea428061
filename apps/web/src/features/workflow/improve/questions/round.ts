import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { useState } from 'react';

/** More at once put people off. */
const maxAsked = 3;

interface Round<Question> {
  /** Whether a question belongs to it, answered or not. */
  readonly has: (id: string) => boolean;
  /** What is left of it, in the order of asking. */
  readonly left: readonly Question[];
  /** What it can still add to the score. */
  readonly worth: number;
  /** What is asked next; absent where nothing else waits. */
  readonly after: (id: string | null) => Question | undefined;
}

/**
 * The few questions that are promised and asked together, so that the button, the question and the sum name one figure.
 * The next round begins when this one is answered.
 */
export function useRound<Question extends InterviewQuestion>(worthAsking: readonly Question[]): Round<Question> {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const left = worthAsking.filter(({ id }) => asked.includes(id));
  // Set while rendering: nobody sees a round that is over.
  if (left.length === 0 && worthAsking.length > 0) setAsked(mostValuable(worthAsking).map(({ id }) => id));
  return {
    has: (id) => asked.includes(id),
    left,
    worth: left.reduce((sum, question) => sum + question.worth, 0),
    after: (id) => {
      const others = worthAsking.filter((one) => one.id !== id);
      return left.find((one) => one.id !== id) ?? mostValuable(others)[0];
    },
  };
}

/** Those that add the most, in the order of asking; without any that add something, the first. */
export function mostValuable<Question extends InterviewQuestion>(worthAsking: readonly Question[]): Question[] {
  const best = worthAsking
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAsked);
  return best.length > 0 ? worthAsking.filter((one) => best.includes(one)) : worthAsking.slice(0, maxAsked);
}

/** A question among those that are asked with it: the round, or everything that is not in it. */
export function placeAmong<Question extends { readonly id: string }>(
  questions: readonly Question[],
  { has }: Pick<Round<Question>, 'has'>,
  id: string,
): { readonly group: readonly Question[]; readonly at: number } {
  const group = questions.filter((one) => has(one.id) === has(id));
  return { group, at: group.findIndex((one) => one.id === id) };
}
