import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { useMemo } from 'react';
import { currentResume } from '../current-resume.ts';
import type { Draft } from '../draft.ts';
import { useDraft } from '../draft-store.ts';
import { runKey } from '../improve/outcome/run-key.ts';
import { answeredIn } from '../improve/outcome/use-review.ts';
import { openQuestions } from '../improve/questions/questions.ts';

/**
 * What the posting asks for and the resume leaves open, most valuable first. The run's questions are checked against
 * the resume as it stands, by the rules of the result page: the chat must not ask about a line beside it.
 */
export function useOpenRequirements() {
  const { run, answers, chatFacts, originalText, submittedJob, reading, chat, improvedText } = useDraft();
  return useMemo(
    () => openRequirements({ run, answers, chatFacts, originalText, submittedJob, reading, chat, improvedText }),
    [run, answers, chatFacts, originalText, submittedJob, reading, chat, improvedText],
  );
}

type Standing = Pick<
  Draft,
  'run' | 'answers' | 'chatFacts' | 'originalText' | 'submittedJob' | 'reading' | 'chat' | 'improvedText'
>;

function openRequirements(draft: Standing) {
  const { run, answers } = draft;
  const resume = currentResume(draft);
  if (!run || run.key !== runKey(draft) || resume === null) return [];
  const document = parseResume(resume, { reading: draft.reading?.reading });
  const match = scoreMatch(document, run.improvement.profile, {
    today: thisMonth(new Date()),
    answered: answeredIn(draft),
  });
  return openQuestions(run.improvement.interview, match, run.improvement.heldBack)
    .filter(({ id }) => answers[id] === undefined)
    .sort((one, other) => other.worth - one.worth)
    .flatMap((question) => (question.kind === 'requirement' ? [question.requirement] : []));
}
