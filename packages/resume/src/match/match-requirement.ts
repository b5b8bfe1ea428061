import type { Requirement, SkillRequirement, TermRequirement } from '../job/job-profile.ts';
import type { FoundSkill } from '../lexicon/find-skills.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { impliedBy } from '../lexicon/implied-by.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { initialPlaces, otherNumber, type SkillPlace, shownPlaces, termPlaces } from './find-places.ts';
import type { MatchedRequirement } from './match.ts';
import { leastShare, matchTitle, matchWords } from './match-words.ts';
import { isEvidence, type PlacedLine } from './read-lines.ts';

/** The resume as requirements are looked up in it. */
export interface MatchIndex {
  readonly lines: readonly PlacedLine[];
  readonly skills: SkillPlaces;
  /** What is unfinished, lapsed or being learnt. */
  readonly partly: SkillPlaces;
  readonly years: number;
}

type SkillPlaces = ReadonlyMap<SkillId, readonly SkillPlace[]>;

/** Credits: named only in a list, another spelling, implied by something else. */
const listedCredit = 0.85;
const aliasCredit = 0.9;
const relatedCredit = 0.75;
/** "PMP (in progress)". */
const partlyCredit = 0.5;

export function indexLines(lines: readonly PlacedLine[], years: number): MatchIndex {
  return {
    lines,
    skills: placesBySkill(lines, ({ skills }) => skills),
    partly: placesBySkill(lines, ({ partly }) => partly?.skills ?? []),
    years,
  };
}

function placesBySkill(
  lines: readonly PlacedLine[],
  skillsOf: (line: PlacedLine) => readonly FoundSkill[],
): SkillPlaces {
  const places = new Map<SkillId, SkillPlace[]>();
  for (const line of lines) {
    if (line.part === 'heading') continue;
    for (const { skill, at, length, spelling } of skillsOf(line)) {
      const place = { lineId: line.id, at, length, spelling, isEvidence: isEvidence(line) };
      const others = places.get(skill);
      if (others) others.push(place);
      else places.set(skill, [place]);
    }
  }
  return places;
}

/** How the resume fulfils a requirement; undefined when it does not. */
export function matchRequirement(requirement: Requirement, index: MatchIndex): MatchedRequirement | undefined {
  switch (requirement.kind) {
    case 'years':
      return matchYears(requirement, requirement.years, index.years);
    case 'term':
      return matchTerm(requirement, index);
    case 'phrase':
      return matchWords(requirement, index.lines);
    case 'title':
      return matchTitle(requirement, index.lines);
    default:
      return matchSkill(requirement, index);
  }
}

function matchSkill(requirement: SkillRequirement, index: MatchIndex): MatchedRequirement | undefined {
  const own = placesOf(requirement.skills, index.skills);
  const spellings = postedSpellings(requirement);
  if (own.length > 0) {
    const isLiteral =
      !isSpellingOpen(requirement) || own.some(({ spelling }) => spellings.has(foldText(spelling).text));
    return credited(requirement, isLiteral ? 'literal' : 'alias', own, isLiteral ? 1 : aliasCredit);
  }
  const counted = otherNumber(requirement.text);
  const inOtherNumber = counted === undefined ? [] : termPlaces(counted, index.lines, ({ folded }) => folded);
  if (inOtherNumber.length > 0) return credited(requirement, 'literal', inOtherNumber, 1);
  const related = [
    ...placesOf(requirement.skills.flatMap(impliedBy), index.skills),
    ...shownPlaces(requirement.skills, index.lines),
  ];
  if (related.length > 0) return credited(requirement, 'related', related, relatedCredit);
  const partly = placesOf(requirement.skills, index.partly);
  return partly.length > 0 ? credited(requirement, 'partial', partly, partlyCredit) : undefined;
}

/** No one gains by writing "German" for "German language", one's degree as the posting does, or one thing of a choice as another. */
function isSpellingOpen({ kind, skills }: SkillRequirement): boolean {
  return kind === 'skill' && skills.length === 1;
}

function placesOf(skills: readonly SkillId[], places: SkillPlaces): SkillPlace[] {
  return skills.flatMap((skill) => places.get(skill) ?? []);
}

const posted = new WeakMap<Requirement, ReadonlySet<string>>();

/** Read once a posting, not once a switch of an edit. */
function postedSpellings(requirement: Requirement): ReadonlySet<string> {
  const known = posted.get(requirement) ?? new Set(requirement.text.split(' / ').map((part) => foldText(part).text));
  posted.set(requirement, known);
  return known;
}

/** A credential, a language or a trait is had or not; a skill is worth more where it was used. */
function credited(
  requirement: Requirement,
  how: MatchedRequirement['how'],
  places: readonly SkillPlace[],
  credit: number,
): MatchedRequirement {
  const isEvidenced = places.some((place) => place.isEvidence);
  const needsUse = requirement.kind === 'skill' || requirement.kind === 'term';
  return {
    requirement,
    how,
    isEvidenced,
    credit: credit * (needsUse && !isEvidenced ? listedCredit : 1),
    places: places.map(({ lineId, at, length }) => ({ lineId, at, length })),
  };
}

function matchTerm(requirement: TermRequirement, { lines }: MatchIndex): MatchedRequirement | undefined {
  const posted = requirement.text.split(' / ');
  const partly: SkillPlace[] = [];
  for (const spelling of requirement.spellings) {
    const places = termPlaces(spelling, lines, ({ folded }) => folded);
    const isPosted = posted.includes(spelling);
    if (places.length > 0)
      return credited(requirement, isPosted ? 'literal' : 'alias', places, isPosted ? 1 : aliasCredit);
    const spelledOut = initialPlaces(spelling, lines);
    if (spelledOut.length > 0) return credited(requirement, 'alias', spelledOut, aliasCredit);
    partly.push(...termPlaces(spelling, lines, (line) => line.partly?.folded ?? ''));
  }
  return partly.length > 0 ? credited(requirement, 'partial', partly, partlyCredit) : undefined;
}

function matchYears(requirement: Requirement, asked: number, years: number): MatchedRequirement | undefined {
  // Months are rounded by every resume; a tenth of a year short is not short.
  const credit = Math.min(1, (years + 0.1) / asked);
  if (credit < leastShare) return undefined;
  return { requirement, how: credit < 1 ? 'partial' : 'literal', isEvidenced: true, credit, places: [] };
}
