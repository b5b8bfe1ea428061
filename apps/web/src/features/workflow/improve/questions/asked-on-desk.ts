import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import type { Answer } from '../../draft.ts';
import { heldQuestions, openQuestions, type QuotingQuestion, quoteFromDesk } from './questions.ts';

interface Desk {
  readonly interview: Improvement['interview'];
  readonly heldBack: readonly HeldBack[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** Without any change, and with those that are on. */
  readonly base: ResumeDocument;
  readonly document: ResumeDocument;
  readonly match: Match;
}

/** Everything that the desk asks, and what of it waits for an answer. */
export function askedOnDesk({ interview, heldBack, answers, base, document, match }: Desk) {
  const isWaiting = ({ id }: { readonly id: string }) => answers[id] === undefined;
  const held = heldQuestions(heldBack);
  const questions = quoteFromDesk(openQuestions(interview, match, heldBack), base, document);
  const worthAsking = questions.filter(isWaiting);
  const claims = held.filter(isWaiting);
  return {
    held,
    questions,
    /** Without an answer, most valuable first. */
    worthAsking,
    claims,
  };
}

/** What the posting asks for, in full, if that is what the question is about. */
export const requirementOf = (question: QuotingQuestion, { missing, near }: Match): Requirement | undefined =>
  [...missing, ...near.map(({ requirement }) => requirement)].find(
    ({ id }) => question.kind === 'requirement' && question.requirement.id === id,
  );
