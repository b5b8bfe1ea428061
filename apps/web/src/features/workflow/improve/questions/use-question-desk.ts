import { timeOf } from '@fitted/resume/wording/rewording';
import { useCallback } from 'react';
import type { Outcome } from '../outcome/use-outcome.ts';
import { requirementOf } from './asked-on-desk.ts';
import { entryNamed, landingContext } from './landing.ts';
import { predictEffect } from './predict-effect.ts';
import type { QuestionDesk } from './question-desk.ts';

interface Desk extends Pick<QuestionDesk, 'isAdding' | 'waitsFor' | 'confirm'> {
  /** A question does not stand where its answer will. */
  readonly isNarrow: boolean;
}

/** What the questions of a result know about the desk that they are asked on. */
export function useQuestionDesk(outcome: Outcome, { isNarrow, ...shared }: Desk): QuestionDesk {
  const { subject, base, before } = outcome;
  const { document, match } = outcome.review;
  const predictHere = useCallback<NonNullable<QuestionDesk['predictEffect']>>(
    (question, role, line) => predictEffect(question, role, line, { subject, document, before }),
    [subject, document, before],
  );
  return {
    ...shared,
    language: base.language,
    predictEffect: predictHere,
    roleOf: (name) => {
      const entry = name === undefined ? undefined : entryNamed(name, { base, document });
      return entry ? { time: timeOf(entry), employer: entry.fields.organisation } : { time: 'unknown' };
    },
    requirementOf: (question) => requirementOf(question, match),
    landing: isNarrow ? (question, role, line) => landingContext(question, role, line, { base, document }) : undefined,
  };
}
