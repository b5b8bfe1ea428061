import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { findYearPlaces } from '../../job/read-years.ts';
import { impliedBy } from '../../lexicon/implied-by.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { hasCjk } from '../../parse/words/word-list.ts';
import { clausesOf } from '../claims/claim-chance.ts';
import { contentWords } from '../content-words.ts';
import { type WorkedRole, yearsOf } from '../experience-years.ts';
import type { Place } from '../match.ts';
import type { MatchIndex } from '../match-index.ts';
import type { Meanings } from '../meanings.ts';
import { isEvidence, type PlacedLine } from '../read-lines.ts';
import { covered, readKeys, type Sense } from '../senses.ts';
import { topicsOf } from '../topics-of.ts';
import { placeOf, sensesOf } from './match-words.ts';
import { met, near, type Verdict } from './verdict.ts';

/** Resumes round to months, so a tenth of a year too few still counts. */
export const rounding = 0.1;
const roleShare = 0.6;
/** Higher for scripts without spaces, which are compared by character pairs: some of those match by coincidence. */
const characterRoleShare = 0.85;
const minPart = 0.5;
/** A line with no more words than these says when and nothing else: "March 2019 – today". */
const datesOnly = 4;

/** Years of experience in something: from the dates of the roles that show it, or from what the person states. */
export function matchYears(
  requirement: Requirement,
  option: RequirementOption,
  index: MatchIndex,
): Verdict | undefined {
  const asked = requirement.years ?? 0;
  const { experience, lines, meanings } = index;
  const senses = sensesOf(option, meanings).filter(({ weight }) => weight >= 1);
  const roles =
    senses.length === 0 ? experience.roles : experience.roles.filter((role) => isRoleOf(role, option, senses, index));
  // A subject of single characters cannot be matched to roles, so count only the latest role.
  const isVague = senses.length === 0 && sensesOf(option, meanings).some(({ folded }) => hasCjk(folded));
  const worked = isVague
    ? Math.min(experience.years, yearsOf(latestOf(experience.roles)))
    : senses.length === 0
      ? experience.years
      : yearsOf(roles);
  const places = [...roles].sort(byRelevance(senses, index)).flatMap((role) => headOf(role, lines));
  if (worked + rounding >= asked) return met(places.length > 0 ? 'literal' : 'shown', places, true, 1);
  const stated = lines.find(
    (line) =>
      line.section !== 'education' &&
      clausesOf(line.source).some(
        ({ text }) =>
          findYearPlaces(text).some(({ years }) => years >= asked && years < 41) &&
          covered(senses, readKeys(text, meanings), line.compounds) >= roleShare,
      ),
  );
  if (stated) return met('literal', [placeOf(stated)], true, 1);
  // Work without readable dates may well be as long as asked.
  const dated = new Set(experience.roles.map(({ entryId }) => entryId));
  const undated = lines.find((line) => isEvidence(line) && (line.entryId === undefined || !dated.has(line.entryId)));
  if (undated) return near([placeOf(undated)]);
  if (experience.roles.length === 0 && lines.some(({ text }) => /(?:19|20)\d\d/u.test(text))) return near([], false, 0);
  if (experience.years + rounding < asked * minPart) return undefined;
  return near(places.length > 0 ? places : experience.roles.slice(0, 1).flatMap((role) => headOf(role, lines)));
}

/** The role with the latest end; of several, the longest. */
function latestOf(roles: readonly WorkedRole[]): WorkedRole[] {
  return [...roles].sort((one, other) => other.to - one.to || one.from - other.from).slice(0, 1);
}

/** The line of the role's head with its dates, because dates are what proves years, unless it has nothing else. */
export function headOf({ entryId }: WorkedRole, lines: readonly PlacedLine[]): Place[] {
  const head = lines.filter((line) => line.entryId === entryId && line.part === 'head');
  const dated = head.find(({ text }) => /(?:19|20)\d\d/u.test(text) && contentWords(text).size > datesOnly) ?? head[0];
  return dated ? [placeOf(dated)] : [];
}

/** The role that says most of the subject goes first; of two alike, the later one. */
function byRelevance(senses: readonly Sense[], { entryWords }: MatchIndex) {
  const shareIn = ({ entryId }: WorkedRole) => {
    const words = entryWords.get(entryId);
    return words ? covered(senses, words.keys, words.compounds) : 0;
  };
  return (one: WorkedRole, other: WorkedRole) => shareIn(other) - shareIn(one) || other.to - one.to;
}

interface RoleWords {
  readonly skills: ReadonlySet<SkillId>;
  readonly keys: ReadonlySet<string>;
  readonly compounds: readonly string[];
  readonly topics: ReadonlySet<number>;
}

const knownRoles = new WeakMap<readonly PlacedLine[], RoleWords>();

/** The employer's name counts here: someone who worked at a hotel worked in hotels. Each requirement of years asks every role. */
function readRole(told: readonly PlacedLine[], meanings: Meanings): RoleWords {
  const known = knownRoles.get(told);
  if (known) return known;
  const read = {
    skills: new Set(told.flatMap((line) => line.skills.map(({ skill }) => skill))),
    keys: new Set(
      told.flatMap((line) => [...line.keys, ...(line.part === 'head' ? readKeys(line.text, meanings) : [])]),
    ),
    compounds: told.flatMap((line) => line.compounds),
    topics: new Set(told.flatMap((line) => [...(line.named ?? line).topics])),
  };
  knownRoles.set(told, read);
  return read;
}

function isRoleOf(
  { entryId }: WorkedRole,
  option: RequirementOption,
  senses: readonly Sense[],
  index: MatchIndex,
): boolean {
  const { skills, keys, compounds, topics } = readRole(index.entries.get(entryId) ?? [], index.meanings);
  if (
    option.isNamed &&
    option.skills.some((skill) => skills.has(skill) || impliedBy(skill).some((one) => skills.has(one)))
  )
    return true;
  if (isOnSubject(senses, keys, compounds, topics)) return true;
  const bySkill = option.skills.filter((skill) => skills.has(skill) || impliedBy(skill).some((one) => skills.has(one)));
  const share = covered(senses, keys, compounds);
  const least = senses.some(({ folded }) => hasCjk(folded)) ? characterRoleShare : roleShare;
  return share >= least || (bySkill.length > 0 && bySkill.length === option.skills.length && share >= 0.3);
}

/** Whether each word of the subject is in the role, or names a topic that the role is about: "acute care" on a hospital ward. */
function isOnSubject(
  senses: readonly Sense[],
  keys: ReadonlySet<string>,
  compounds: readonly string[],
  topics: ReadonlySet<number>,
): boolean {
  return senses.every((sense) => {
    if (covered([sense], keys, compounds) > 0) return true;
    return [...topicsOf(sense.folded)].some((topic) => topics.has(topic));
  });
}
