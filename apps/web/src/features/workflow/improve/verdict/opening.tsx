import type { ComponentProps } from 'react';
import { NothingToChange } from '../nothing-to-change.tsx';
import { Headline } from './headline.tsx';

interface OpeningProps extends ComponentProps<typeof Headline> {
  /** Whether there is anything to sum up. */
  readonly isSaid: boolean;
  readonly hasQuestions: boolean;
}

/** Above the desk: the result in two sentences, or that there is nothing to change. */
export function Opening({ isSaid, hasQuestions, ...headline }: OpeningProps) {
  const { questions, onAsk } = headline;
  const [next] = questions;
  if (isSaid) return <Headline {...headline} />;
  const answer = next && (() => onAsk(next.id));
  return <NothingToChange hasQuestions={hasQuestions} onAnswer={answer} />;
}
