import type { Draft } from '../draft.ts';
import { runKey } from '../improve/outcome/run-key.ts';

/** What the posting asks for and the resume leaves open, as long as the person has not answered it. */
export function openRequirements(draft: Draft) {
  const { run, answers } = draft;
  const interview = run && run.key === runKey(draft) ? run.improvement.interview : [];
  return interview.flatMap((question) =>
    question.kind === 'requirement' && answers[question.id] === undefined ? [question.requirement] : [],
  );
}
