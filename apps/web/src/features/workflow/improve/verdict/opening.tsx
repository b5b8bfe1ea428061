import type { ComponentProps } from 'react';
import { NothingToChange } from '../nothing-to-change.tsx';
import { Headline } from './headline.tsx';

interface OpeningProps extends ComponentProps<typeof Headline> {
  /** Whether there is anything to sum up. */
  readonly isSaid: boolean;
}

/** Above the desk: the result in two sentences, or that there is nothing to change. */
export function Opening({ isSaid, ...headline }: OpeningProps) {
  if (isSaid) return <Headline {...headline} />;
  return <NothingToChange questions={headline.promised.count} onAnswer={headline.onAnswer} />;
}
