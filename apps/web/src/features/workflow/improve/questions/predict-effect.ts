import type { Edit } from '@fitted/contract/edits/edit';
import type { ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { ScoredWith } from '@fitted/resume/match/lowering-edits';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { type AnswerEffect, answerEffect } from '../outcome/answer-effect.ts';
import { landingLine, quotedLineId } from './landing.ts';
import type { QuotingQuestion } from './questions.ts';
import type { FinishedLine } from './told-line.ts';

interface Desk {
  readonly subject: ScoredWith;
  /** With the changes that are on. */
  readonly document: ResumeDocument;
  /** Of the resume as it was uploaded. */
  readonly before: Match;
}

const id = 'to-come';

/** What an answer will do: it is put into the resume and scored just as it will be, so that both say the same. */
export function predictEffect(
  question: QuotingQuestion,
  role: string | undefined,
  line: FinishedLine,
  { subject, document, before }: Desk,
): AnswerEffect {
  const place = landingLine(question, role, { base: subject.base, document });
  const own = line.isCompletion ? quotedLineId(question, document) : undefined;
  if (place === undefined) return { met: [] };
  const about = {
    id,
    before: '',
    after: line.text,
    reason: { code: 'stated-fact', params: {} },
    evidence: [{ source: 'stated', factId: id, quote: line.text }],
  } as const;
  const edit: Edit =
    own === undefined
      ? { ...about, kind: 'insert-line', target: { afterLineId: place }, line: { kind: 'bullet', depth: 0 } }
      : { ...about, kind: 'replace-line', target: { lineId: own }, before: question.quoted ?? question.line ?? '' };
  const answers = question.kind === 'requirement' ? question.requirement.id : undefined;
  const told = applyEdits(document, [edit]).document;
  const { profile, today } = subject;
  const answered = new Map([...(subject.answered ?? []), ...(answers ? [[answers, [line.text]] as const] : [])]);
  const match = scoreMatch(told, profile, { today, answered });
  return answerEffect(edit, { facts: [{ id, answers }], document: told, before, match, profile });
}
