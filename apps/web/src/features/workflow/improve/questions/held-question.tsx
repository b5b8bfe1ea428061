import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Answer } from '../../draft.ts';
import { ClaimWords } from '../changes/claim-words.tsx';
import { QuestionCard } from './question-card.tsx';
import type { HeldQuestion as Question } from './questions.ts';

interface HeldQuestionProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** "Is this true?" about words that are not the person's own: yes makes them a statement, no settles the matter. */
export function HeldQuestion({ question: { id, heldBack }, answer, onAnswer }: HeldQuestionProps) {
  const { t } = useTranslation('workflow-improve');
  const { after } = heldBack.change;
  return (
    <QuestionCard id={id} words={<ClaimWords heldBack={heldBack} />} answer={answer} onAnswer={onAnswer}>
      <p className="mt-2 border-l-2 border-line-strong pl-3 text-ink-soft">{after}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'yes', fact: after })}>
          {t('questions.yes')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'no' })}>
          {t('questions.no')}
        </Button>
      </div>
    </QuestionCard>
  );
}
