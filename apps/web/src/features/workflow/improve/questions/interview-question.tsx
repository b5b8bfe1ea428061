import { askedOf, questionKinds } from '@fitted/contract/assistant/question-kinds';
import { sayMissing, sayNear } from '@fitted/resume/summary/say';
import { Check } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Answer } from '../../draft.ts';
import { getDraft } from '../../draft-store.ts';
import { AnswerFields } from './answer-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionDesk } from './question-desk.ts';
import { type QuotingQuestion as Question, shownAnswer } from './questions.ts';
import { openingLine } from './told-line.ts';
import { typeAnswer } from './type-answer.ts';

interface InterviewQuestionProps {
  readonly question: Question;
  readonly roles: readonly string[];
  readonly answer: Answer | undefined;
  /** What is around it has a border already. */
  readonly isFramed?: boolean;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** Asks about a requirement, or a line that could say more. The answer goes into the resume as the person worded it. */
export function InterviewQuestion({ question, roles, answer, isFramed, onAnswer }: InterviewQuestionProps) {
  const { t } = useTranslation('workflow-improve');
  const yes = 'yes' in question ? question.yes : undefined;
  const shown = shownAnswer(question);
  const opening = openingLine(question, question.place, use(QuestionDesk));
  const isOpened = yes === undefined && question.kind === 'requirement' && question.needsRole && !shown;
  // What was begun is open again, after a reload or where another role was chosen.
  const [isTelling, setTelling] = useState(() => getDraft().typed[question.id] !== undefined);
  const thatIsIt = shown && (
    <Button variant={isTelling ? 'outline' : 'primary'} size="sm" onClick={() => onAnswer(shown)}>
      <Check aria-hidden />
      {t('interview.thatIsIt')}
    </Button>
  );
  const skip = (
    <Button variant="outline" size="sm" aria-keyshortcuts="Escape" onClick={() => onAnswer({ kind: 'skipped' })}>
      {t('interview.skip')}
    </Button>
  );
  return (
    <QuestionCard
      id={question.id}
      words={<Words question={question} />}
      answer={answer}
      isFramed={isFramed}
      onAnswer={onAnswer}
    >
      {isTelling && thatIsIt && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
          {thatIsIt}
          {t('interview.orTell')}
        </p>
      )}
      {isTelling ? (
        <AnswerFields question={question} roles={roles} onAnswer={onAnswer}>
          {skip}
        </AnswerFields>
      ) : (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {/* The solid one first. */}
          {thatIsIt}
          <Button variant={thatIsIt ? 'outline' : 'primary'} size="sm" onClick={() => setTelling(true)}>
            {t('questions.tell')}
          </Button>
          {yes !== undefined && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => onAnswer({ kind: 'yes', fact: yes, ...askedOf(question) })}
            >
              {t('questions.yes')}
            </Button>
          )}
          {isOpened && opening !== undefined && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                // A yes states what was asked; how many and what came of it make a line of it.
                typeAnswer(question.id)({ did: opening });
                setTelling(true);
              }}
            >
              {t('questions.yes')}
            </Button>
          )}
          {questionKinds[question.kind].canBeDenied && (
            <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'no' })}>
              {t('questions.no')}
            </Button>
          )}
          {skip}
        </div>
      )}
    </QuestionCard>
  );
}

function Words({ question }: { readonly question: Question }) {
  const { t, language } = useTranslation('workflow-improve');
  switch (question.kind) {
    case 'line':
      return t('interview.line', { line: question.quoted ?? question.line });
    case 'requirement': {
      const { requirement, worth } = question;
      const line = question.quoted ?? question.line;
      return (
        <>
          {line === undefined ? sayMissing(requirement, language) : sayNear(requirement, line, language)}{' '}
          <span className="text-xs font-normal text-ink-faint">{t('interview.worth', { count: worth })}</span>
        </>
      );
    }
  }
}
