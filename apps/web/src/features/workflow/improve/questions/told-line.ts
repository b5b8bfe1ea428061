import type { Language } from '@fitted/contract/languages';
import { composeLine } from '@fitted/resume/facts/told/compose-line';
import { openingOf } from '@fitted/resume/facts/told/opening-of';
import type { ToldField, ToldSubject } from '@fitted/resume/facts/told/told-fields';
import { wordDeed } from '@fitted/resume/facts/told/word-parts';
import { isChoice } from '@fitted/resume/job/is-choice';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { TypedAnswer } from '../../draft.ts';
import type { QuotingQuestion } from './questions.ts';

/** What a question knows of the resume around it. */
export interface LineDesk {
  /** Of the resume: its lines are worded in it. */
  readonly language: Language;
  /** Whether a role goes on, and who the employer is. */
  readonly roleOf?: (name: string | undefined) => Pick<ToldSubject, 'time' | 'employer'>;
  /** What the posting asks for, in full, if that is what the question is about. */
  readonly requirementOf?: (question: QuotingQuestion) => Requirement | undefined;
}

export interface FinishedLine {
  readonly text: string;
  /** It takes the place of the line that was asked about; otherwise it is a line of its own. */
  readonly isCompletion: boolean;
}

/** The short fields of an answer that becomes a line; none for one that joins a list. */
export const fieldsOf = (question: QuotingQuestion): readonly ToldField[] => {
  switch (question.kind) {
    case 'line':
      // What was done is known.
      return ['amount', 'result'];
    case 'requirement':
      return question.needsRole ? ['did', 'amount', 'result'] : [];
  }
};

export const becomesLine = (question: QuotingQuestion): boolean => fieldsOf(question).length > 0;

/** The answer to a question clause by clause, and the line that its fields become. */
export function composedOf(question: QuotingQuestion, typed: TypedAnswer, desk: LineDesk) {
  const { decided, did, amount, result } = typed;
  return composeLine({ did, amount, result }, subjectOf(question, typed.place, desk), decided);
}

/**
 * The line that an answer becomes. It is shown before it is added and sent along as the person's wording, so that what is added
 * is what they saw. Undefined for what joins a list.
 */
export function finishedLine(question: QuotingQuestion, typed: TypedAnswer, desk: LineDesk): FinishedLine | undefined {
  if (!becomesLine(question)) return undefined;
  const { text, isCompletion } = composedOf(question, typed, desk);
  const worded = typed.line?.replace(/\s+/gu, ' ').trim();
  const line = worded === undefined ? text : worded;
  return line === undefined || line === '' ? undefined : { text: line, isCompletion };
}

/** What a plain yes would state, worded for the role. */
export function openingLine(question: QuotingQuestion, place: string | undefined, desk: LineDesk): string | undefined {
  const subject = subjectOf(question, place, desk);
  return subject.opening === undefined ? undefined : wordDeed(subject.opening, subject);
}

function subjectOf(question: QuotingQuestion, place: string | undefined, desk: LineDesk): ToldSubject {
  const { language, roleOf, requirementOf } = desk;
  const about = { language, ...(roleOf?.(place ?? question.place) ?? { time: 'unknown' as const }) };
  switch (question.kind) {
    case 'line':
      return { ...about, line: question.quoted ?? question.line };
    case 'requirement': {
      const asked = requirementOf?.(question);
      const opening = openingOf(
        { ...question.requirement, isChoice: asked !== undefined && isChoice(asked) },
        language,
      );
      return { ...about, opening };
    }
  }
}
