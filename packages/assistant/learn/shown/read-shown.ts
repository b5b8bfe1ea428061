import type { Requirement, RequirementOption } from '@fitted/resume/job/job-profile';
import { parseJob } from '@fitted/resume/job/parse-job';
import { indexLines, type MatchIndex } from '@fitted/resume/match/match-index';
import { meaningsOf } from '@fitted/resume/match/meanings';
import { readLines } from '@fitted/resume/match/read-lines';
import { type Evidence, readEvidence } from '@fitted/resume/match/requirements/evidence';
import type { ClaimReader } from '@fitted/resume/match/requirements/learnt';
import { findOption } from '@fitted/resume/match/requirements/match-requirement';
import type { Verdict } from '@fitted/resume/match/requirements/verdict';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { authorOf, type Label, type LabelledPair } from '../../eval/labelled-pairs.ts';
import { labelOf, today } from '../../eval/match-eval.ts';

/** A labelled pair as the rules read it, before any learnt model decides. */
export interface ReadPair {
  readonly pair: LabelledPair;
  readonly author: string;
  readonly index: MatchIndex;
  readonly labelled: readonly ReadLabel[];
}

export interface ReadLabel {
  readonly requirement: Requirement;
  readonly label: Label;
  readonly options: readonly {
    readonly option: RequirementOption;
    readonly verdict: Verdict | undefined;
    readonly evidence: Evidence;
  }[];
}

interface Found {
  readonly index: MatchIndex;
  readonly labelled: readonly {
    readonly requirement: Requirement;
    readonly label: Label;
    readonly options: readonly { readonly option: RequirementOption; readonly verdict: Verdict | undefined }[];
  }[];
}

const known = new WeakMap<LabelledPair, Found>();

export function readShown(pair: LabelledPair, claimOf?: ClaimReader): ReadPair {
  const { index, labelled } = known.get(pair) ?? find(pair);
  return {
    pair,
    author: authorOf(pair),
    index,
    labelled: labelled.map(({ requirement, label, options }) => ({
      requirement,
      label,
      options: options.map(({ option, verdict }) => ({
        option,
        verdict,
        evidence: readEvidence(requirement, option, verdict, index, claimOf),
      })),
    })),
  };
}

/** What the rules find does not depend on any model, so a pair is parsed once. */
function find(pair: LabelledPair): Found {
  const document = parseResume(pair.resume);
  const labels = pair.requirements.filter(({ at }) => at >= 0);
  const { requirements, synonyms } = parseJob({ title: pair.title, description: pair.posting }, [document.language]);
  const meanings = meaningsOf(synonyms, document.language);
  const index = indexLines(document, readLines(document, meanings), meanings, today);
  const found: Found = {
    index,
    labelled: requirements.flatMap((requirement) => {
      const label = labelOf(requirement, labels);
      if (!label) return [];
      return [
        {
          requirement,
          label,
          options: requirement.options.map((option) => ({ option, verdict: findOption(requirement, option, index) })),
        },
      ];
    }),
  };
  known.set(pair, found);
  return found;
}
