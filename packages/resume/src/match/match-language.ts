import type { RequirementOption } from '../job/job-profile.ts';
import { foldPhrase } from '../job/phrase-list.ts';
import { getSkill } from '../lexicon/find-skills.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { leastSpoken } from '../qualifications/data/language-levels.ts';
import { findLanguageLevel } from '../qualifications/language-level.ts';
import type { Place } from './match.ts';
import type { MatchIndex } from './match-index.ts';
import type { PlacedLine } from './read-lines.ts';
import { met, near, type Verdict } from './verdict.ts';

interface Spoken {
  readonly level: number | undefined;
  readonly place: Place;
  /** Said of oneself, not of a subject one taught or a nationality. */
  readonly isTold: boolean;
}

const tellingSections: ReadonlySet<string> = new Set(['languages', 'skills', 'certifications']);
const speaking =
  /(?<!\p{L})(?:languages?|speak|spoken|fluent|idiomas?|hablo|langues?|parle|sprachen?|sprachkenntnisse|spreche)(?!\p{L})|语言|言語|語学|会話/iu;
const separator = /[,;|•·、，；。\n]|\s(?:and|und|y|et|e)\s/u;
const unlevelled = 3.5;

/** The language at the level asked for or above; a level below, or none said, is near. */
export function matchLanguage(option: RequirementOption, index: MatchIndex): Verdict | undefined {
  const tongue = option.skills.find((skill) => getSkill(skill).kind === 'language');
  if (!tongue) return undefined;
  const spoken = spokenIn(tongue, index.lines);
  const asked = option.level;
  const fits = ({ level, isTold }: Spoken) =>
    asked === undefined ? isTold && (level ?? unlevelled) >= leastSpoken : (level ?? 0) >= asked;
  const best = spoken.find(fits);
  if (best) return met('literal', [best.place], false, 1);
  const [close] = spoken;
  return close ? near([close.place]) : undefined;
}

function spokenIn(tongue: SkillId, lines: readonly PlacedLine[]): Spoken[] {
  return lines.flatMap((line): Spoken[] => {
    if (line.part === 'heading') return [];
    const tongues = line.skills.filter(({ skill }) => getSkill(skill).kind === 'language');
    return tongues.flatMap((found, at): Spoken[] => {
      if (found.skill !== tongue) return [];
      const before = tongues[at - 1];
      const next = tongues[at + 1];
      const level = levelAround(
        line.source,
        found.at,
        found.at + found.length,
        before ? before.at + before.length : 0,
        next?.at,
      );
      const isTold = level !== undefined || tellingSections.has(line.section) || speaking.test(line.text);
      return [{ level, isTold, place: { lineId: line.id, at: found.at, length: found.length } }];
    });
  });
}

/** "English (C1), German", "fluent in English", "Englisch: verhandlungssicher": its own item first, then up to the next language. */
function levelAround(text: string, at: number, to: number, from: number, end = text.length): number | undefined {
  const front = text.slice(from, at).split(separator).at(-1) ?? '';
  const behind = text.slice(to, end);
  const own = behind.split(separator, 1)[0] ?? '';
  return (
    findLanguageLevel(foldPhrase(own)) ??
    findLanguageLevel(foldPhrase(front)) ??
    findLanguageLevel(foldPhrase(behind.slice(0, 60)))
  );
}
