import type { Edit } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import { type Answered, answeredBy } from '@fitted/resume/facts/answered-by';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { useMemo } from 'react';
import type { Draft } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { factsOf, shownLines } from '../../facts/ledger.ts';
import { removalsOf } from './own-edits.ts';
import { reviewChanges } from './review.ts';

/** The resume before and after the switched-on changes, scored against the job. */
export function useReview(
  originalText: string,
  profile: JobProfile,
  changes: readonly Edit[],
  { off, removedLines }: Pick<Draft, 'off' | 'removedLines'>,
) {
  const draft = useDraft();
  const { reading } = draft.reading ?? {};
  const subject = useMemo(
    () => ({ base: parseResume(originalText, { reading }), profile, today: thisMonth(new Date()) }),
    [originalText, reading, profile],
  );
  const before = useMemo(() => scoreMatch(subject.base, subject.profile, subject), [subject]);
  const edits = useMemo(
    () => [...changes, ...removalsOf(removedLines, subject.base)],
    [changes, removedLines, subject],
  );
  const { answers, chatFacts, run } = draft;
  const answered = useMemo(() => answeredIn({ answers, chatFacts, run }), [answers, chatFacts, run]);
  const told = useMemo(() => ({ ...subject, answered }), [subject, answered]);
  const review = useMemo(() => reviewChanges(told, edits, off), [told, edits, off]);
  return { subject: told, base: subject.base, before, edits, review };
}

/** What the person's answers and the lines they pointed at say about requirements. */
export const answeredIn = (draft: Pick<Draft, 'answers' | 'chatFacts' | 'run'>): Answered =>
  new Map([
    ...answeredBy(factsOf(draft)),
    ...shownLines(draft.answers).map(({ answers, lines }) => [answers, lines] as const),
  ]);
