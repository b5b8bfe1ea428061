import type { Improvement, InterviewQuestion as Question } from '@fitted/contract/assistant';
import type { HeldBack } from '@fitted/contract/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Answer } from '../draft.ts';
import { AskedList } from './asked-list.tsx';
import { CheckList } from './check-list.tsx';
import { InterviewQuestion } from './interview-question.tsx';
import { QuestionList } from './question-list.tsx';
import { type HeldQuestion, isPast } from './questions.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { ScorePanel } from './score-panel.tsx';

interface RibbonProps {
  readonly className?: string;
  readonly before: Match;
  readonly match: Match;
  readonly document: ResumeDocument;
  readonly doubts: readonly HeldBack[];
  /** What the person told us, to correct and take back. */
  readonly told: ReactNode;
  readonly held: readonly HeldQuestion[];
  readonly questions: readonly Question[];
  /** On a phone the questions lie in the deck, with the score below it. */
  readonly showsQuestions: boolean;
  /** The question that stands beside the sheet already. */
  readonly leadId?: string | undefined;
  /** The question that was asked for by its requirement. */
  readonly wanted: string | null;
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly readiness: Improvement['readiness'];
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onShow: (lineId: string) => void;
  readonly onAsk: (questionId: string) => void;
}

/** What they ask, beside the sheet: it stays in view and scrolls by itself. */
export function Ribbon(props: RibbonProps) {
  const { match, document, questions, answers, wanted, readiness } = props;
  // A question opens on the row of its requirement.
  const asked = props.showsQuestions ? questions.find(({ id }) => id === wanted && !isPast(answers[id])) : undefined;
  return (
    <div
      className={clsx(
        'grid min-w-0 content-start gap-5',
        'xl:sticky xl:top-17 xl:-ml-2 xl:max-h-[calc(100dvh-8.75rem)] xl:overflow-y-auto xl:overscroll-contain xl:px-2 xl:pb-4 [scrollbar-width:thin]',
        props.className,
      )}
    >
      {props.showsQuestions && <ScorePanel before={props.before} after={match} />}
      <CheckList doubts={props.doubts} onAnswer={props.onAnswer} />
      {props.told}
      <AskedList
        match={match}
        questions={questions.filter(({ id }) => !isPast(answers[id]))}
        document={document}
        wanted={
          asked && (
            <ul className="mt-2">
              <InterviewQuestion
                question={asked}
                roles={props.roles}
                answer={answers[asked.id]}
                onAnswer={(answer) => props.onAnswer(asked.id, answer)}
              />
            </ul>
          )
        }
        wantedId={asked?.id}
        onShow={props.onShow}
        onAsk={props.onAsk}
      />
      {props.showsQuestions && (
        <QuestionList
          held={props.held}
          questions={questions.filter((question) => question !== asked && question.id !== props.leadId)}
          roles={props.roles}
          answers={answers}
          onAnswer={props.onAnswer}
        />
      )}
      {readiness && <ReadyPanel readiness={readiness} />}
    </div>
  );
}
