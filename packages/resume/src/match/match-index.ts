import type { NodeId, ResumeDocument, YearMonth } from '../document.ts';
import type { FoundSkill } from '../lexicon/find-skills.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { type Experience, readExperience } from './experience-years.ts';
import type { SkillPlace } from './find-places.ts';
import type { Meanings } from './meanings.ts';
import { isEvidence, type PlacedLine, type SaidText } from './read-lines.ts';
import { type Learnt, learntFromAll } from './requirements/learnt.ts';

/** The resume, indexed for looking up requirements. */
export interface MatchIndex {
  readonly meanings: Meanings;
  readonly lines: readonly PlacedLine[];
  readonly skills: SkillPlaces;
  /** Skills that are unfinished, lapsed or being learnt. */
  readonly partly: SkillPlaces;
  readonly experience: Experience;
  /** All lines of each role, degree or list. */
  readonly entries: ReadonlyMap<NodeId, readonly PlacedLine[]>;
  /** The words of each entry. */
  readonly entryWords: ReadonlyMap<NodeId, Pick<SaidText, 'keys' | 'compounds'>>;
  readonly learnt: Learnt;
}

type SkillPlaces = ReadonlyMap<SkillId, readonly SkillPlace[]>;

export function indexLines(
  document: ResumeDocument,
  lines: readonly PlacedLine[],
  meanings: Meanings,
  today?: YearMonth,
  learnt: Learnt = learntFromAll,
): MatchIndex {
  const entries = new Map<NodeId, PlacedLine[]>();
  for (const line of lines) {
    if (line.entryId === undefined) continue;
    const others = entries.get(line.entryId);
    if (others) others.push(line);
    else entries.set(line.entryId, [line]);
  }
  return {
    learnt,
    meanings,
    lines,
    skills: placesBySkill(lines, ({ skills }) => skills),
    partly: placesBySkill(lines, ({ partly }) => partly?.skills ?? []),
    experience: readExperience(document, today),
    entries,
    entryWords: new Map(
      [...entries].map(([id, told]) => [
        id,
        { keys: new Set(told.flatMap(({ keys }) => [...keys])), compounds: told.flatMap(({ compounds }) => compounds) },
      ]),
    ),
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
