import type { Edit } from '@fitted/contract/edits/edit';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Answer, Draft, ToldAnswer } from '../../draft.ts';
import { updateDraft, useDraft } from '../../draft-store.ts';
import { factsOf } from '../../facts/ledger.ts';
import { type AnswerEffect, answerEffect, askedEffect } from '../outcome/answer-effect.ts';
import { linesOfEdit } from '../sheet/build-sheet.ts';
import { showFromTop, showQuestion } from '../sheet/show-in-view.ts';
import { AnswerNote } from '../verdict/answer-note.tsx';
import { landingLine, quotedLineId } from './landing.ts';
import { PaperQuestion } from './paper-question.tsx';
import { isPast, type QuotingQuestion } from './questions.ts';

interface AskingOptions {
  readonly questions: readonly QuotingQuestion[];
  /** Those without an answer, most valuable first. */
  readonly worthAsking: readonly QuotingQuestion[];
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly edits: readonly Edit[];
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  /** Of the resume as it was uploaded, and as it is now. */
  readonly before: Match;
  readonly match: Match;
  readonly isAdding: boolean;
  /** Why an answer is not in the resume, if it is not. */
  readonly waitsFor: (questionId: string) => string | undefined;
  /** On a phone the questions are cards. */
  readonly isNarrow: boolean;
  /** Where the sentence about the result stands. */
  readonly top: RefObject<HTMLElement | null>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** What came of the last answer: the line it became, or the requirement that a line of the resume was said to show. */
interface Last {
  readonly score: number;
  readonly line?: string;
  readonly shown?: string;
}

interface Asking {
  /** The open question. */
  readonly wanted: string | null;
  /** The line that the open question quotes. */
  readonly quoted: NodeId | undefined;
  readonly effect: AnswerEffect;
  /** The open question on the sheet, or what came of the last answer. */
  readonly inset: { readonly lineId: NodeId; readonly content: ReactNode } | undefined;
  open(id: string | null): void;
  answer(id: string, given: Answer | null): void;
  /** The last answer has become this change. */
  settle(edit: Edit): void;
}

/** One question at a time, on the sheet where its answer will stand; then what the answer did, in the same place. */
export function useAsking(options: AskingOptions): Asking {
  const { questions, worthAsking, roles, answers, edits, base, document, before, match, isAdding, isNarrow } = options;
  const draft = useDraft();
  const { typed } = draft;
  // An answer that was begun is open again after a reload.
  const [wanted, setWanted] = useState<string | null>(Object.keys(typed)[0] ?? null);
  const [last, setLast] = useState<Last | null>(null);

  const open = (id: string | null) => {
    setWanted(id);
    if (id !== null && !isNarrow) showQuestion();
  };
  const next = worthAsking.find(({ id }) => id !== wanted);
  const answer = (id: string, given: Answer | null) => {
    const former = answers[id];
    options.onAnswer(id, given);
    if (given === null) {
      // To change an answer is to go on with its words.
      if (former?.kind === 'told') updateDraft((one) => withTyped(one, id, former));
      return setLast(null);
    }
    if (isPast(given)) return id === wanted && !isNarrow ? open(next?.id ?? null) : undefined;
    setLast({ score: match.score, ...(given.kind === 'shown' && { shown: given.answers }) });
    if (given.kind !== 'shown') return;
    open(null);
    if (isNarrow) showFromTop(options.top);
    else showQuestion();
  };

  const edit = edits.find(({ reason, after }) => reason.code === 'stated-fact' && after === last?.line);
  const effect =
    last?.shown === undefined
      ? answerEffect(edit, { facts: factsOf(draft), document, before, match })
      : askedEffect(last.shown, match, document);

  const isOpen = ({ id }: QuotingQuestion) =>
    id === wanted &&
    (answers[id] === undefined || isAdding || options.waitsFor(id) !== undefined) &&
    !isPast(answers[id]);
  const question = isNarrow ? undefined : questions.find(isOpen);
  const inset = () => {
    if (question) {
      const given = answers[question.id];
      const place =
        (given?.kind === 'told' ? given.place : undefined) ?? typed[question.id]?.place ?? question.place ?? undefined;
      const lineId = landingLine(question, place ?? roles[0], { base, document });
      const content = (
        <PaperQuestion
          key={question.id}
          question={question}
          roles={roles}
          answer={given}
          isPlaced={place !== undefined || roles.length === 1}
          at={worthAsking.findIndex(({ id }) => id === question.id)}
          count={worthAsking.length}
          onStep={(index) => open(worthAsking[index]?.id ?? null)}
          onClose={() => setWanted(null)}
          onAnswer={(one) => answer(question.id, one)}
        />
      );
      return lineId === undefined ? undefined : { lineId, content };
    }
    if (!last || isNarrow) return undefined;
    const proof = [...match.matched, ...match.near].find(({ requirement }) => requirement.id === last.shown);
    const lineId = edit ? linesOfEdit(edit, document)[0] : proof?.places[0]?.lineId;
    const content = (
      <AnswerNote
        effect={effect}
        scores={{ before: last.score, after: match.score }}
        onNext={next && (() => open(next.id))}
        onClose={() => setLast(null)}
      />
    );
    return lineId === undefined ? undefined : { lineId, content };
  };
  return {
    wanted: question?.id ?? null,
    quoted: question && quotedLineId(question, document),
    effect,
    inset: inset(),
    open,
    answer,
    settle: ({ after }) => {
      setLast((one) => ({ score: one?.score ?? before.score, line: after }));
      if (Object.keys(typed).length > 0) return;
      if (isNarrow) return showFromTop(options.top);
      setWanted(null);
      showQuestion('nearest');
    },
  };
}

const withTyped = (draft: Draft, id: string, { fact, place }: ToldAnswer): Draft => ({
  ...draft,
  typed: { ...draft.typed, [id]: { words: fact, ...(place !== null && { place }) } },
});
