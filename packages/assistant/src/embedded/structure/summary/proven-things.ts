import type { Line, NodeId, Section } from '@fitted/resume/document';
import { type FoundSkill, findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { impliedBy } from '@fitted/resume/lexicon/implied-by';
import type { Skill, SkillId } from '@fitted/resume/lexicon/read-skills';
import { heldCredentials } from '@fitted/resume/match/held-credentials';
import { readLines } from '@fitted/resume/match/read-lines';
import { isWork } from '@fitted/resume/section-traits';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { littleOfIt } from '../../data/hands-on.ts';
import { toolLabels } from '../../data/line-patterns.ts';
import type { Reading } from '../../reading.ts';
import { isShownBy } from '../shown-by-work.ts';
import { isHelping, isWorthListing } from '../skills/shown-skills.ts';

/** A tool, method, licence or certificate that the resume proves, as the person writes it. */
export interface ProvenThing {
  readonly skill: Skill;
  readonly name: string;
  /** How much the posting wants it; 0 when it does not ask for it. */
  readonly weight: number;
  /** The roles and projects whose work shows it; empty for an item of a list. */
  readonly shownIn: ReadonlySet<NodeId>;
  readonly isListed: boolean;
}

/**
 * In the order of the resume. Lines are read as for the score: without what is denied, wished for, lapsed or somebody else's.
 */
export function provenThings(reading: Reading): ProvenThing[] {
  const weights = weightsOf(reading);
  const things = new Map<SkillId, ProvenThing>();
  const places = placesOf(reading);
  const small = smallSkills(reading);
  for (const [skill, name] of heldCredentials(reading.document)) {
    const weight = weights.get(skill) ?? 0;
    if (!small.has(skill))
      things.set(skill, { skill: getSkill(skill), name, weight, shownIn: new Set(), isListed: true });
  }
  for (const { id, skills } of readLines(reading.document)) {
    const place = places.get(id);
    if (!place) continue;
    const listed = place.section.kind === 'skills' ? listedNames(place, reading) : undefined;
    for (const found of skills) {
      const name = listed ? listed.get(found.skill) : nameAtWork(place, found, reading);
      if (name === undefined || small.has(found.skill)) continue;
      const known = things.get(found.skill);
      const isOfWork = isWork(place.section.kind);
      things.set(found.skill, {
        skill: getSkill(found.skill),
        // A list has the person's preferred spelling; the work only proves that they did it.
        name: known && (known.isListed || isOfWork) ? known.name : name,
        weight: weights.get(found.skill) ?? 0,
        shownIn: new Set([...(known?.shownIn ?? []), ...(isOfWork ? [place.entryId] : [])]),
        isListed: known?.isListed === true || !isOfWork,
      });
    }
  }
  return [...things.values()];
}

/** Includes skills that imply a required one: a posting that asks for SQL wants PostgreSQL, too. */
function weightsOf({ job }: Reading): ReadonlyMap<SkillId, number> {
  const weights = new Map<SkillId, number>();
  const note = (skill: SkillId, weight: number) => weights.set(skill, Math.max(weight, weights.get(skill) ?? 0));
  for (const { skills, weight, kind } of job.profile.requirements) {
    if (kind === 'degree' || kind === 'language') continue;
    for (const skill of skills) {
      note(skill, weight);
      for (const narrower of impliedBy(skill)) note(narrower, weight * 0.9);
    }
  }
  return weights;
}

interface LinePlace {
  readonly section: Section;
  readonly line: Line;
  readonly entryId: NodeId;
}

function placesOf({ document }: Reading): ReadonlyMap<NodeId, LinePlace> {
  return new Map(
    document.sections.flatMap((section) =>
      section.entries.flatMap(({ id, body }) => body.map((line) => [line.id, { section, line, entryId: id }] as const)),
    ),
  );
}

/** What a line of work calls the thing; undefined where it does not prove it. */
function nameAtWork(place: LinePlace, found: FoundSkill, reading: Reading): string | undefined {
  const { section, line } = place;
  if (!isWork(section.kind) || isSoftwareLine(line) || getSkill(found.skill).kind !== 'skill') return undefined;
  // "Environment: Java, Spring" below a role: what the work was done with.
  if (toolLabels.test(line.text)) return found.spelling;
  if (isHelping(reading, line.text) || reading.lines.get(line.id)?.kind === 'heading') return undefined;
  return isShownBy(place, found, reading) && isWorthListing(reading, found, line.text) ? found.spelling : undefined;
}

/** The items of a line of a list that name one thing and nothing else, by the thing; read once, since a list may be long. */
function listedNames({ section, line }: LinePlace, { language }: Reading): ReadonlyMap<SkillId, string> {
  const names = new Map<SkillId, string>();
  if (isSoftwareLine(line)) return names;
  for (const item of section.groups.flatMap(({ items }) => items)) {
    if (!line.text.includes(item)) continue;
    const name = bare(item);
    const skill = findSkill(name, language);
    if (skill !== undefined && !names.has(skill) && getSkill(skill).kind === 'skill') names.set(skill, name);
  }
  return names;
}

/** "Python (Django, Flask)", "SQL." */
function bare(item: string): string {
  return item
    .replace(/\s?[(（][^()（）]*[)）]/gu, '')
    .replace(/\.$/u, '')
    .trim();
}

/** Skills that an item, its label or the heading says there is little of, whatever other lines say. */
function smallSkills({ document, skillsIn }: Reading): ReadonlySet<SkillId> {
  const isSmall = (text: string) => littleOfIt.test(text) || lessThan.test(text);
  return new Set(
    document.sections
      .filter(({ kind }) => kind === 'skills')
      .flatMap(({ groups, heading }) =>
        groups.flatMap(({ label = '', items }) =>
          items.filter((item) => isSmall(item) || isSmall(label) || isSmall(heading?.text ?? '')),
        ),
      )
      .flatMap((item) => skillsIn(item).map(({ skill }) => skill)),
  );
}

const lessThan = /less than|(?<!\d)0?\.\d years?|[<>≤]\s?1|\bmonths?\b/iu;
