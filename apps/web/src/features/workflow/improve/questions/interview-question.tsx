import { askedOf, questionKinds } from '@fitted/contract/assistant/question-kinds';
import { sayMissing, sayNear } from '@fitted/resume/summary/say';
import { Check } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Answer } from '../../draft.ts';
import { getDraft } from '../../draft-store.ts';
import { AnswerFields } from './answer-fields.tsx';
import { LineToCome, PaperPiece } from './line-preview.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionDesk } from './question-desk.ts';
import { type QuotingQuestion as Question, shownAnswer } from './questions.ts';

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
  const desk = use(QuestionDesk);
  const yes = 'yes' in question ? question.yes : undefined;
  const shown = shownAnswer(question);
  const asksWhere = 'needsRole' in question && question.needsRole && roles.length > 1;
  // What was begun is open again, after a reload or where another role was chosen.
  const [isTelling, setTelling] = useState(() => getDraft().typed[question.id] !== undefined);
  const thatIsIt = shown && (
    <Button
      variant={isTelling ? 'outline' : 'primary'}
      size="sm"
      className={isTelling ? undefined : 'max-sm:w-full'}
      onClick={() => onAnswer(shown)}
    >
      <Check aria-hidden />
      {t('interview.thatIsIt')}
    </Button>
  );
  const { canBeDenied } = questionKinds[question.kind];
  const skip = (
    <Button
      variant="quiet"
      size="sm"
      className="text-ink-soft"
      aria-keyshortcuts="Escape"
      onClick={() => onAnswer({ kind: 'skipped' })}
    >
      {t('interview.skip')}
    </Button>
  );
  return (
    <QuestionCard
      id={question.id}
      words={<Words question={question} />}
      answer={answer}
      isFramed={isFramed}
      isTall={!isTelling}
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
        <>
          {desk.landing && (
            <div className="mt-4">
              <PaperPiece around={desk.landing(question, question.place ?? roles[0], undefined)}>
                <LineToCome line={undefined} />
              </PaperPiece>
            </div>
          )}
          {/* On a phone the likeliest answer takes a row, where a thumb is. */}
          <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:mt-auto max-sm:pt-6 max-sm:[&>button]:min-h-12 max-sm:[&>button]:grow">
            {/* The solid one first. */}
            {thatIsIt}
            <Button
              variant={thatIsIt ? 'outline' : 'primary'}
              size="sm"
              className="max-sm:w-full"
              onClick={() => setTelling(true)}
            >
              {t(
                thatIsIt
                  ? 'interview.fully'
                  : !canBeDenied
                    ? 'questions.tell'
                    : asksWhere
                      ? 'interview.yesWhere'
                      : 'interview.yesWords',
              )}
            </Button>
            {yes !== undefined && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onAnswer({ kind: 'yes', fact: yes, ...askedOf(question) })}
              >
                {t('interview.yesOnly')}
              </Button>
            )}
            {canBeDenied && (
              <Button variant="outline" size="sm" onClick={() => onAnswer({ kind: 'no' })}>
                {t('questions.no')}
              </Button>
            )}
            {skip}
          </div>
        </>
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
          <span className="text-xs font-normal whitespace-nowrap text-ink-faint">
            {t('interview.worth', { count: worth })}
          </span>
        </>
      );
    }
  }
}
