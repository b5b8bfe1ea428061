import type { ResumeDocument, YearMonth } from '../document.ts';
import type { Answered } from '../facts/answered-by.ts';
import type { JobProfile, Requirement } from '../job/job-profile.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { contentWords } from './content-words.ts';
import type { Match, MatchedRequirement, Meters } from './match.ts';
import { indexLines } from './match-index.ts';
import { meaningsOf } from './meanings.ts';
import { measureProminence } from './prominence.ts';
import { type ReadLine, readLines } from './read-lines.ts';
import type { Learnt } from './requirements/learnt.ts';
import { matchRequirement } from './requirements/match-requirement.ts';
import { matchRole } from './requirements/match-words.ts';
import { credits, met, near } from './requirements/verdict.ts';
import { yearsInTrade } from './requirements/years-in-trade.ts';
import { measureStructure } from './structure.ts';
import { topicsOf } from './topics-of.ts';
import { measureWording } from './wording.ts';

export interface MatchOptions {
  /** End date for current roles. Without it they end at the latest date in the resume. */
  readonly today?: YearMonth;
  /** What the person was asked about and told: their line answers it, whether or not we would have recognised it. */
  readonly answered?: Answered;
  /** Only to measure by author; otherwise what was learnt from all of them. */
  readonly learnt?: Learnt;
}

/** The share of the score that depends on presentation. */
const polishPart = 0.3;
const polishWeights = { wording: 0.4, structure: 0.3, prominence: 0.3 } as const;
/** The job title weighs about as much as a must-have. */
export const roleWeight = 2.4;

/** Scores a resume against a posting. Pure: the same document, posting and date give the same match. */
export function scoreMatch(
  document: ResumeDocument,
  job: JobProfile,
  { today, answered, learnt }: MatchOptions = {},
): Match {
  const meanings = meaningsOf(job.synonyms, document.language);
  const lines = readLines(document, meanings);
  const index = indexLines(document, lines, meanings, today, learnt);
  const read = job.requirements.map((requirement) => ({ requirement, found: matchRequirement(requirement, index) }));
  const shown = read.flatMap(({ found }) => found ?? []);
  const results = read.map(({ requirement, found: own }) => {
    const found = yearsInTrade(requirement, own, shown, job.requirements.length, index);
    const answer = found?.isMet ? undefined : matchAnswer(requirement, lines, answered);
    return { requirement, found: answer && answer.credit >= (found?.credit ?? 0) ? answer : found };
  });
  const found = results.flatMap((result) => (result.found ? [result.found] : []));
  const matched = found.filter(({ isMet }) => isMet).map(plain);
  const nearly = found.filter(({ isMet }) => !isMet).map(plain);
  const missing = results.flatMap((result) => (result.found ? [] : [result.requirement]));

  const role = matchRole(job.role, job.title, lines);
  const structure = measureStructure(document);
  const wording = measureWording(lines, matched);
  const isAsking = job.requirements.length > 0 || job.title !== '';
  const meters: Meters = {
    coverage: coverageOf(job, [...matched, ...nearly], role, ({ credit }) => credit),
    wording: Math.round(wording.meter),
    structure: Math.round(structure.meter),
    prominence: Math.round(measureProminence(lines, matched)),
  };
  return {
    score: overall(meters, isAsking),
    meters,
    reachableCoverage: coverageOf(job, [...matched, ...nearly], role, reachableCredit),
    matched,
    near: nearly,
    missing,
    findings: [...wording.findings, ...structure.findings],
  };
}

/** The line that the person gave as their answer. A line that names nothing of what was asked is kept beside it, for no credit. */
function matchAnswer(
  requirement: Requirement,
  lines: readonly ReadLine[],
  answered: Answered | undefined,
): (MatchedRequirement & { readonly isMet: boolean }) | undefined {
  const told = answered?.get(requirement.id);
  const line = told && lines.find(({ text }) => told.includes(text));
  if (!line) return undefined;
  const places = [{ lineId: line.id, at: 0, length: line.text.length }];
  return {
    requirement,
    ...(isNamedIn(requirement, line) ? met('shown', places, true, credits.shown) : near(places, true, 0)),
  };
}

/** The letters by which words of one stem are told: "plan", "planned". */
const stemLength = 4;

/** From this length on, a word inside a longer one is meant: "SPICE" in "LTspice". */
const minPartLength = 5;

/** Whether a line names anything of what was asked. */
export function isNamedIn({ text }: Requirement, line: ReadLine): boolean {
  const stem = (word: string) => word.slice(0, stemLength);
  const said = new Set([...line.words].map(stem));
  const asked = [...contentWords(text)];
  if (asked.some((word) => said.has(stem(word)))) return true;
  if (asked.some((word) => word.length >= minPartLength && [...line.words].some((one) => one.includes(word))))
    return true;
  return [...topicsOf(foldText(text).text)].some((topic) => line.topics.has(topic));
}

function plain({ isMet: _, ...match }: MatchedRequirement & { readonly isMet: boolean }): MatchedRequirement {
  return match;
}

/** What every trade asks for. */
const general: ReadonlySet<Requirement['kind']> = new Set(['degree', 'years', 'language', 'licence']);
/** From this share of a trade on, what is general counts in full. */
const tradeShare = 0.25;

/**
 * A degree and ten years of something else bring nobody nearer to a job: what is general counts in so far as there is something of
 * the trade.
 */
function coverageOf(
  job: JobProfile,
  found: readonly MatchedRequirement[],
  role: number,
  creditOf: (match: MatchedRequirement) => number,
): number {
  const titled = job.title === '' ? 0 : roleWeight;
  const isOfTrade = ({ kind }: Requirement) => !general.has(kind);
  const weightOf = (asked: readonly Requirement[]) => asked.reduce((sum, { weight }) => sum + weight, 0);
  const creditedOf = (isCounted: (requirement: Requirement) => boolean) =>
    found
      .filter(({ requirement }) => isCounted(requirement))
      .reduce((sum, match) => sum + match.requirement.weight * creditOf(match), 0);
  const asked = titled + weightOf(job.requirements);
  if (asked === 0) return 0;
  const askedOfTrade = titled + weightOf(job.requirements.filter(isOfTrade));
  const ofTrade = titled * role + creditedOf(isOfTrade);
  const counted = askedOfTrade === 0 ? 1 : Math.min(1, ofTrade / askedOfTrade / tradeShare);
  return Math.round(((ofTrade + counted * creditedOf((one) => !isOfTrade(one))) / asked) * 100);
}

/** Edits can improve spelling and placement, but not what is only implied or partly there. */
function reachableCredit({ how, credit }: MatchedRequirement): number {
  return how === 'literal' || how === 'alias' ? 1 : credit;
}

/** Coverage is the upper bound: a perfect page for the wrong job scores low. Without requirements only the page is scored. */
function overall(meters: Meters, isAsking: boolean): number {
  const { wording, structure, prominence } = polishWeights;
  if (!isAsking) return Math.round((meters.wording * wording + meters.structure * structure) / (wording + structure));
  const polish = meters.wording * wording + meters.structure * structure + meters.prominence * prominence;
  return Math.round(meters.coverage * (1 - polishPart + (polishPart * polish) / 100));
}
