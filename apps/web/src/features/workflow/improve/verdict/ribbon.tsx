import type { ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { type HeldQuestion, isOnItsWay, type QuotingQuestion } from '../questions/questions.ts';
import { AskedList } from './asked-list.tsx';
import { ScorePanel } from './score-panel.tsx';

interface RibbonProps {
  readonly className?: string;
  readonly before: Match;
  readonly match: Match;
  readonly document: ResumeDocument;
  /** Without any change. */
  readonly base: ResumeDocument;
  /** What the person told us, which they can correct and take back. */
  readonly told: ReactNode;
  readonly held: readonly HeldQuestion[];
  readonly questions: readonly QuotingQuestion[];
  /** On a phone the questions are in the deck. */
  readonly showsQuestions: boolean;
  /** The sentence above the desk already gives the score. */
  readonly isScoreSaid: boolean;
  /** The question that is open on the sheet. */
  readonly wanted: string | null;
  /** Answers are on their way into the resume. */
  readonly isAdding: boolean;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly children?: ReactNode;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  readonly onShow: (lineId: string) => void;
  readonly onAsk: (questionId: string) => void;
  readonly onAskAgain: (questionId: string) => void;
}

/** The score and the requirements beside the sheet, in sight wherever the sheet is scrolled to. */
export function Ribbon(props: RibbonProps) {
  const { match, document, questions, answers } = props;
  const { sentFacts } = useDraft();
  const score = <ScorePanel before={props.before} after={match} isScoreSaid={props.isScoreSaid} />;
  return (
    <div
      data-ribbon
      className={clsx(
        // One column no wider than its place: a long word would push the rows under the sheet otherwise.
        'grid min-w-0 grid-cols-1 content-start gap-5 wrap-break-word hyphens-auto [hyphenate-limit-chars:20_6_6]',
        // Where it is longer than the window it scrolls by itself: a row stays beside its question.
        'tall:xl:sticky tall:xl:top-[calc(3.75rem+var(--lead,0px))] tall:xl:max-h-[calc(100dvh-7.75rem-var(--lead,0px))]',
        'tall:xl:-mr-2 tall:xl:overflow-y-auto tall:xl:pr-2 tall:xl:[scrollbar-width:thin]',
        props.className,
      )}
    >
      {!props.isScoreSaid && score}
      {props.told}
      <AskedList
        match={match}
        questions={questions}
        answers={answers}
        document={document}
        wantedId={props.wanted}
        isAdding={(id) => props.isAdding && isOnItsWay(answers[id], sentFacts)}
        isIn={(id) => !isOnItsWay(answers[id], sentFacts)}
        onShow={props.onShow}
        onAsk={props.onAsk}
        onAskAgain={props.onAskAgain}
      />
      {props.isScoreSaid && score}
      {/* The interview is on the sheet; claims to check are here. */}
      {props.showsQuestions && <QuestionList held={props.held} answers={answers} onAnswer={props.onAnswer} />}
      {props.children}
    </div>
  );
}
