import type { ResumeDocument, YearMonth } from '../document.ts';
import type { JobProfile } from '../job/job-profile.ts';
import { experienceYears } from './experience-years.ts';
import type { Match, MatchedRequirement, Meters } from './match.ts';
import { indexLines, matchRequirement } from './match-requirement.ts';
import { measureProminence } from './prominence.ts';
import { readLines } from './read-lines.ts';
import { measureStructure } from './structure.ts';
import { measureWording } from './wording.ts';

export interface MatchOptions {
  /** For roles that last to this day. Without it they last to the latest date of the resume. */
  readonly today?: YearMonth;
}

const meterWeights: Readonly<Meters> = { coverage: 0.5, wording: 0.2, structure: 0.15, prominence: 0.15 };

/** Scores a resume against a posting. Pure: the same document, posting and day give the same match. */
export function scoreMatch(document: ResumeDocument, job: JobProfile, { today }: MatchOptions = {}): Match {
  const lines = readLines(document);
  const index = indexLines(lines, experienceYears(document, today));
  const results = job.requirements.map((requirement) => ({ requirement, match: matchRequirement(requirement, index) }));
  const matched = results.flatMap(({ match }) => (match ? [match] : []));
  const missing = results.flatMap(({ requirement, match }) => (match ? [] : [requirement]));

  const asked = job.requirements.reduce((sum, { weight }) => sum + weight, 0);
  const structure = measureStructure(document);
  const wording = measureWording(lines, matched);
  const meters: Meters = {
    coverage: share(matched, asked, ({ credit }) => credit),
    wording: Math.round(wording.meter),
    structure: Math.round(structure.meter),
    prominence: Math.round(measureProminence(lines, matched)),
  };
  return {
    score: overall(meters, asked > 0),
    meters,
    reachableCoverage: share(matched, asked, reachableCredit),
    matched,
    missing,
    findings: [...wording.findings, ...structure.findings],
  };
}

function share(
  matched: readonly MatchedRequirement[],
  asked: number,
  creditOf: (match: MatchedRequirement) => number,
): number {
  if (asked === 0) return 0;
  const sum = matched.reduce((total, match) => total + match.requirement.weight * creditOf(match), 0);
  return Math.round((sum / asked) * 100);
}

/** Spelling and placing can be bettered; what is only implied or partly there cannot. */
function reachableCredit({ how, credit }: MatchedRequirement): number {
  return how === 'literal' || how === 'alias' ? 1 : credit;
}

/** Without requirements only the resume itself can be judged. */
function overall(meters: Meters, hasRequirements: boolean): number {
  const counted = (Object.keys(meterWeights) as (keyof Meters)[]).filter(
    (name) => hasRequirements || name === 'wording' || name === 'structure',
  );
  const sum = counted.reduce((total, name) => total + meters[name] * meterWeights[name], 0);
  return Math.round(sum / counted.reduce((total, name) => total + meterWeights[name], 0));
}
