import type { Requirement } from '@fitted/resume/job/job-profile';
import { parseJob } from '@fitted/resume/job/parse-job';
import { indexLines } from '@fitted/resume/match/match-index';
import { readLines } from '@fitted/resume/match/read-lines';
import { type ClaimReader, type Evidence, readEvidence } from '@fitted/resume/match/requirements/evidence';
import { findOption } from '@fitted/resume/match/requirements/match-requirement';
import type { Verdict } from '@fitted/resume/match/requirements/verdict';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Label, LabelledPair } from '../../eval/labelled-pairs.ts';
import { labelOf, today } from '../../eval/match-eval.ts';

/** A labelled pair as the rules read it, before any learnt model decides. */
export interface ReadPair {
  readonly pair: LabelledPair;
  readonly author: string;
  readonly labelled: readonly ReadLabel[];
}

export interface ReadLabel {
  readonly requirement: Requirement;
  readonly label: Label;
  readonly options: readonly { readonly verdict: Verdict | undefined; readonly evidence: Evidence }[];
}

/** The author is the first part of the file's name: "b-07.json". */
export function authorOf({ name }: Pick<LabelledPair, 'name'>): string {
  return name.split('-')[0] ?? '';
}

export function readShown(pair: LabelledPair, claimOf?: ClaimReader): ReadPair {
  const document = parseResume(pair.resume);
  const index = indexLines(document, readLines(document), today);
  const labels = pair.requirements.filter(({ at }) => at >= 0);
  const { requirements } = parseJob({ title: pair.title, description: pair.posting });
  return {
    pair,
    author: authorOf(pair),
    labelled: requirements.flatMap((requirement): ReadLabel[] => {
      const label = labelOf(requirement, labels);
      if (!label) return [];
      const options = requirement.options.map((option) => {
        const verdict = findOption(requirement, option, index);
        return { verdict, evidence: readEvidence(requirement, option, verdict, index, claimOf) };
      });
      return [{ requirement, label, options }];
    }),
  };
}
