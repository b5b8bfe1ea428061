import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Match } from '@fitted/resume/match/match';
import type { Answer, ShownAnswer } from '../../draft.ts';
import { changeKey } from '../changes/change-key.ts';

/** Something only the person can answer. */
export interface HeldQuestion {
  readonly id: string;
  readonly heldBack: HeldBack;
}

/** Skipped or denied: not asked again. */
export const isPast = (answer: Answer | undefined): boolean => answer?.kind === 'no' || answer?.kind === 'skipped';

/** Given, but not in a run yet. */
export const isOnItsWay = (answer: Answer | undefined, sentFacts: readonly string[]): boolean =>
  answer !== undefined && 'fact' in answer && !sentFacts.includes(answer.fact);

/** How the ids of answers to what was held back begin. */
export const ofHeldBack = 'held:';

export const answerIdOf = ({ change }: HeldBack): string => `${ofHeldBack}${changeKey(change)}`;

/** Changes that wait for the person's decision: doubtful, and neither accepted nor rejected yet. */
export function doubtful(heldBack: readonly HeldBack[], answers: Readonly<Record<string, Answer>>): HeldBack[] {
  return heldBack.filter((one) => one.verdict === 'questioned' && isUndecided(answers[answerIdOf(one)]));
}

/** Until the server has made a change of the person's own words, it is still suggested. */
const isUndecided = (answer: Answer | undefined): boolean => answer === undefined || isReworded(answer);

export const isReworded = (answer: Answer | undefined): boolean =>
  answer?.kind === 'yes' && answer.rewords !== undefined;

/**
 * Changes that the person said are true as they are worded: they count like any other, with the person's word as
 * evidence.
 */
export function confirmed(heldBack: readonly HeldBack[], answers: Readonly<Record<string, Answer>>): Edit[] {
  return heldBack.flatMap((one): Edit[] => {
    const answer = answers[answerIdOf(one)];
    if (one.verdict !== 'questioned' || answer?.kind !== 'yes' || isReworded(answer)) return [];
    const { change } = one;
    const evidence = [...change.evidence, { source: 'stated' as const, factId: '', quote: answer.fact }];
    return [{ ...change, after: answer.fact, evidence }];
  });
}

/** Claims of a model that go beyond the resume. */
export function heldQuestions(heldBack: readonly HeldBack[]): HeldQuestion[] {
  return heldBack.filter(({ verdict }) => verdict === 'held').map((one) => ({ id: answerIdOf(one), heldBack: one }));
}

/** A question that quotes its line as the line reads now; the answer still names the person's own line. */
export type QuotingQuestion = InterviewQuestion & { readonly quoted?: string };

/** Questions about lines that have gone are not asked; the others quote what is on the desk. */
export function quoteFromDesk(
  questions: readonly InterviewQuestion[],
  base: ResumeDocument,
  document: ResumeDocument,
): QuotingQuestion[] {
  const now = linesOf(document);
  return questions.flatMap((question): QuotingQuestion[] => {
    const line = 'line' in question ? question.line : undefined;
    if (line === undefined || now.some(({ text }) => text === line)) return [question];
    const own = linesOf(base).find(({ text }) => text === line);
    const quoted = now.find(({ id }) => id === own?.id)?.text;
    if (quoted !== undefined) return [{ ...question, quoted }];
    return isLineQuestion(question) ? [] : [{ ...question, line: undefined }];
  });
}

/** What is still worth asking: not what an accepted change has answered, nor what a held change asks already. */
export function openQuestions(
  interview: readonly InterviewQuestion[],
  { missing, near }: Match,
  heldBack: readonly HeldBack[] = [],
): InterviewQuestion[] {
  const open = new Set([...missing, ...near.map(({ requirement }) => requirement)].map(({ id }) => id));
  const skills = heldBack.flatMap(({ verdict, claims }) =>
    verdict === 'held' ? claims.map(({ params }) => String(params.skill ?? '').toLowerCase()) : [],
  );
  const isOpen = (question: InterviewQuestion): boolean => {
    switch (question.kind) {
      case 'line':
        return true;
      case 'requirement':
        return open.has(question.requirement.id) && !skills.includes(question.requirement.text.toLowerCase());
    }
  };
  return interview.filter(isOpen);
}

/** "Yes, that is it", said of the line that the question quotes. */
export function shownAnswer(question: QuotingQuestion): ShownAnswer | undefined {
  if (question.kind !== 'requirement' || question.line === undefined) return undefined;
  const lines = [...new Set([question.line, question.quoted ?? question.line])];
  return { kind: 'shown', answers: question.requirement.id, lines };
}
