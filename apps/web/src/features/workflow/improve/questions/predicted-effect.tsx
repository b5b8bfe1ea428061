import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import { use, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { EffectLine, EffectLines } from '../verdict/effect-lines.tsx';
import { isEnough } from './line-to-come.ts';
import { QuestionDesk } from './question-desk.ts';
import type { QuotingQuestion } from './questions.ts';
import type { FinishedLine } from './told-line.ts';

interface PredictedEffectProps {
  readonly question: QuotingQuestion;
  readonly role: string | undefined;
  readonly line: FinishedLine;
}

/** What the line will do once it is added: what it meets, and what it leaves open. */
export function PredictedEffect({ question, role, line: { text, isCompletion } }: PredictedEffectProps) {
  const { t } = useTranslation('workflow-improve');
  const { predictEffect } = use(QuestionDesk);
  // Scoring takes longer than a key: the letters come first.
  const words = useDeferredValue(text);
  const effect = useMemo(
    () => predictEffect?.(question, role, { text: words, isCompletion }),
    [predictEffect, question, role, words, isCompletion],
  );
  const { met = [], unmet, elsewhere } = effect ?? {};
  // With a few words it is too early to say what is missing.
  const isLeft = isEnough({ text, isCompletion });
  return (
    <>
      <EffectLines
        isToCome
        effect={isLeft ? { met, ...(unmet && { unmet }), ...(elsewhere && { elsewhere }) } : { met }}
      />
      {isLineQuestion(question) && !isCompletion && isLeft && <EffectLine>{t('interview.own')}</EffectLine>}
    </>
  );
}
