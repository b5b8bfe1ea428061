import type { Edit } from '@fitted/contract/edits/edit';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { JobProfile } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { type ReactNode, useState } from 'react';
import type { Answer, Draft, ToldAnswer } from '../../draft.ts';
import { updateDraft, useDraft } from '../../draft-store.ts';
import { factsOf } from '../../facts/ledger.ts';
import { type AnswerEffect, answerEffect, askedEffect } from '../outcome/answer-effect.ts';
import { linesOfEdit } from '../sheet/build-sheet.ts';
import { linesAround } from '../sheet/lines-around.ts';
import { showDeck, showQuestion } from '../sheet/show-in-view.ts';
import { AnswerNote } from '../verdict/answer-note.tsx';
import { joinsList, landingLine, quotedLineId } from './landing.ts';
import { PaperQuestion } from './paper-question.tsx';
import { isPast, type QuotingQuestion } from './questions.ts';
import { placeAmong, type useRound } from './round.ts';

interface AskingOptions {
  readonly questions: readonly QuotingQuestion[];
  /** Those without an answer, most valuable first. */
  readonly worthAsking: readonly QuotingQuestion[];
  readonly round: ReturnType<typeof useRound>;
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly edits: readonly Edit[];
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  /** Of the resume as it was uploaded, and as it is now. */
  readonly before: Match;
  readonly match: Match;
  readonly profile: JobProfile;
  readonly isAdding: boolean;
  /** Why an answer is not in the resume, if it is not. */
  readonly waitsFor: (questionId: string) => string | undefined;
  /** On a phone the questions are cards. */
  readonly isNarrow: boolean;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  /** An answer is taken back, with the line that it became. */
  readonly onTakeBack: (questionId: string) => void;
  /** The next question was wanted. */
  readonly onAsk: (questionId: string) => void;
}

/** What came of the last answer: the line it became, or the requirement that a line of the resume was said to show. */
interface Last {
  readonly score: number;
  /** The question that was answered. */
  readonly asked?: string;
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
  /** On a phone, what came of the last answer, in place of its question. */
  readonly came: ReactNode;
  /** What came of it leads on to another question. */
  readonly leadsOn: boolean;
  open(id: string | null): void;
  /** To something else than what came of the last answer. */
  leave(): void;
  answer(id: string, given: Answer | null): void;
  /** Once more, with the words that were given. */
  again(id: string): void;
  /** The last answer has become this change. */
  settle(edit: Edit): void;
}

/** One question at a time, on the sheet where its answer will stand; then what the answer did, in the same place. */
export function useAsking(options: AskingOptions): Asking {
  const { questions, worthAsking, round, roles, answers, edits, base, document, before, match } = options;
  const { isAdding, isNarrow } = options;
  const draft = useDraft();
  const { typed } = draft;
  // An answer that was begun is open again after a reload.
  const [wanted, setWanted] = useState<string | null>(Object.keys(typed)[0] ?? null);
  const [last, setLast] = useState<Last | null>(null);

  const open = (id: string | null) => {
    setWanted(id);
    if (isNarrow && id !== null) setLast(null);
    if (id !== null) (isNarrow ? showDeck : showQuestion)();
  };
  const next = round.after(wanted);
  const answer = (id: string, given: Answer | null) => {
    const former = answers[id];
    options.onAnswer(id, given);
    if (given === null) {
      // To change an answer is to go on with its words.
      if (former?.kind === 'told') updateDraft((one) => withTyped(one, id, former));
      return setLast(null);
    }
    if (isPast(given)) return id === wanted && !isNarrow ? open(next?.id ?? null) : undefined;
    setLast({ score: match.score, asked: id, ...(given.kind === 'shown' && { shown: given.answers }) });
    if (given.kind !== 'shown') return;
    open(null);
    (isNarrow ? showDeck : showQuestion)();
  };

  const again = (id: string) => {
    const former = answers[id];
    setLast(null);
    if (former && 'fact' in former) options.onTakeBack(id);
    else options.onAnswer(id, null);
    if (former?.kind === 'told') updateDraft((one) => withTyped(one, id, former));
    options.onAsk(id);
  };

  const edit = edits.find(({ reason, after }) => reason.code === 'stated-fact' && after === last?.line);
  const effect =
    last?.shown === undefined
      ? answerEffect(edit, { facts: factsOf(draft), document, before, match, profile: options.profile })
      : askedEffect(last.shown, match, document);

  const isOpen = ({ id }: QuotingQuestion) =>
    id === wanted &&
    (answers[id] === undefined || isAdding || options.waitsFor(id) !== undefined) &&
    !isPast(answers[id]);
  const question = isNarrow ? undefined : questions.find(isOpen);
  const proof = [...match.matched, ...match.near].find(({ requirement }) => requirement.id === last?.shown);
  const settledAt = edit ? linesOfEdit(edit, document)[0] : proof?.places[0]?.lineId;
  const isNoted = last !== null && settledAt !== undefined && Object.keys(typed).length === 0;
  const line = textAt(document, settledAt);
  const fits = worthAsking.find((one) => one.kind === 'requirement' && one.requirement.id === effect.elsewhere?.id);
  const asked = last?.asked;
  const note = () => (
    <AnswerNote
      effect={effect}
      scores={{ before: last?.score ?? match.score, after: match.score }}
      stands={isNarrow ? { ...linesAround(document, settledAt), line } : undefined}
      left={worthAsking}
      onNext={next && (() => options.onAsk(next.id))}
      nextWorth={next?.worth ?? 0}
      onAsk={options.onAsk}
      onFits={
        fits?.kind === 'requirement'
          ? () => answer(fits.id, { kind: 'shown', answers: fits.requirement.id, lines: [line] })
          : undefined
      }
      onTakeBack={
        asked === undefined || last?.shown !== undefined
          ? undefined
          : (isToChange) => {
              if (isToChange) return again(asked);
              setLast(null);
              options.onTakeBack(asked);
            }
      }
      onClose={() => setLast(null)}
    />
  );
  const inset = () => {
    if (question) {
      const given = answers[question.id];
      const place =
        (given?.kind === 'told' ? given.place : undefined) ?? typed[question.id]?.place ?? question.place ?? undefined;
      const { group, at } = placeAmong(worthAsking, round, question.id);
      const lineId = landingLine(question, place ?? roles[0], { base, document });
      const content = (
        <PaperQuestion
          key={question.id}
          question={question}
          roles={roles}
          answer={given}
          isPlaced={place !== undefined || roles.length === 1 || joinsList(question)}
          at={at}
          count={group.length}
          onStep={(index) => open(group[index]?.id ?? null)}
          onClose={() => setWanted(null)}
          onAnswer={(one) => answer(question.id, one)}
        />
      );
      return lineId === undefined ? undefined : { lineId, content };
    }
    return isNoted && !isNarrow ? { lineId: settledAt, content: note() } : undefined;
  };
  return {
    wanted: question?.id ?? null,
    quoted: question && quotedLineId(question, document),
    effect,
    inset: inset(),
    came: isNarrow && isNoted ? note() : undefined,
    leadsOn: isNoted && !question && next !== undefined,
    open,
    leave: () => setLast(null),
    answer,
    again,
    settle: ({ after }) => {
      setLast((one) => ({ ...(one?.asked && { asked: one.asked }), score: one?.score ?? before.score, line: after }));
      if (Object.keys(typed).length > 0) return;
      setWanted(null);
      if (isNarrow) showDeck();
      else showQuestion('nearest');
    },
  };
}

const withTyped = (draft: Draft, id: string, { fact, place, typed }: ToldAnswer): Draft => ({
  ...draft,
  typed: { ...draft.typed, [id]: { ...(typed ?? { did: fact, words: fact }), ...(place !== null && { place }) } },
});

const textAt = (document: ResumeDocument, lineId: NodeId | undefined): string =>
  linesOf(document).find(({ id }) => id === lineId)?.text ?? '';
