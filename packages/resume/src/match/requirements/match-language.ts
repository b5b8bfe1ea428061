import { englishNameOf, type Language } from '@fitted/contract/language-list';
import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import type { RequirementOption } from '../../job/job-profile.ts';
import { foldPhrase } from '../../job/phrase-list.ts';
import { type FoundSkill, findSkills, getSkill } from '../../lexicon/find-skills.ts';
import { impliedBy } from '../../lexicon/implied-by.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { minSpokenLevel } from '../../qualifications/data/language-levels.ts';
import { findLanguageLevel } from '../../qualifications/language-level.ts';
import type { Place } from '../match.ts';
import type { MatchIndex } from '../match-index.ts';
import type { PlacedLine } from '../read-lines.ts';
import { met, near, type Verdict } from './verdict.ts';

interface Spoken {
  readonly level: number | undefined;
  readonly place: Place;
  /** About the person, not a subject they taught or a nationality. */
  readonly isTold: boolean;
}

const tellingSections: ReadonlySet<string> = new Set(['languages', 'skills', 'certifications']);
const speaking = pattern('iu')`${matchCues.word('speaking')}`;
const separator = pattern('u')`[,;|•·、，；。\n]|\.\s|\s${matchCues.any('separator')}\s`;
const joining = pattern('giu')`${matchCues.word('joining')}`;
/** "Bilingual English/Spanish": the word for two languages stands among the languages, and is a level where one is named. */
const anyTwo: SkillId = 'Bilingual';
const unlevelled = 3.5;
const farthest = 60;
const maxShared = 4;

/** The language at or above the level asked for. A lower or unstated level is near. */
export function matchLanguage(option: RequirementOption, index: MatchIndex): Verdict | undefined {
  const tongues = option.skills.filter((skill) => getSkill(skill).kind === 'language');
  const tongue = tongues.find((skill) => skill !== anyTwo) ?? tongues[0];
  if (!tongue) return undefined;
  const spoken = [...spokenIn(tongue, index.lines), ...provedIn(tongue, index.lines)];
  const asked = option.level;
  const fits = ({ level, isTold }: Spoken) =>
    asked === undefined ? isTold && (level ?? unlevelled) >= minSpokenLevel : (level ?? 0) >= asked;
  const best = spoken.find(fits);
  if (best) return met('literal', [best.place], false, 1);
  const [close] = spoken;
  if (close) return near([close.place]);
  // Whoever writes their resume in a language rarely lists it.
  return tongue === tongueOf(index.meanings.language) ? near([], false, 0) : undefined;
}

const tongueOf = (language: Language): SkillId | undefined =>
  findSkills(englishNameOf(language), 'en').find(({ skill }) => getSkill(skill).kind === 'language')?.skill;

function spokenIn(tongue: SkillId, lines: readonly PlacedLine[]): Spoken[] {
  return lines.flatMap((line): Spoken[] => {
    if (line.part === 'heading') return [];
    const tongues = line.skills.filter(({ skill }) => getSkill(skill).kind === 'language');
    return tongues.flatMap((found, at): Spoken[] => {
      if (found.skill !== tongue) return [];
      const level = levelOf(line.source, tongues, at);
      const isTold = level !== undefined || tellingSections.has(line.section) || speaking.test(line.text);
      return [{ level, isTold, place: { lineId: line.id, at: found.at, length: found.length } }];
    });
  });
}

/** "TOEFL iBT: 104": an examination proves its language, though the line does not name it. */
function provedIn(tongue: SkillId, lines: readonly PlacedLine[]): Spoken[] {
  const exams = impliedBy(tongue);
  return lines.flatMap(({ id, part, skills, source }) =>
    part === 'heading'
      ? []
      : skills
          .filter(({ skill }) => exams.includes(skill))
          .map(({ at, length }) => ({
            level: findLanguageLevel(foldPhrase(source.slice(at, at + length + farthest))),
            isTold: true,
            place: { lineId: id, at, length },
          })),
  );
}

/** "English (C1), German", "fluent in English", "Englisch: verhandlungssicher": its own item first, then up to the next language. */
function levelOf(text: string, tongues: readonly FoundSkill[], place: number, most = maxShared): number | undefined {
  const found = tongues[place];
  if (!found) return undefined;
  const before = tongues[place - 1];
  const next = tongues[place + 1];
  const front =
    text
      .slice(before ? before.at + before.length : 0, found.at)
      .split(separator)
      .at(-1) ?? '';
  const behind = text.slice(found.at + found.length, next?.at);
  const own = behind.split(separator, 1)[0] ?? '';
  const level =
    findLanguageLevel(foldPhrase(own)) ??
    findLanguageLevel(foldPhrase(front)) ??
    findLanguageLevel(foldPhrase(behind.slice(0, farthest)));
  // "French and English bilingual": nothing between them, so the level applies to both.
  const isShared = level === undefined && most > 0 && next && !/\p{L}/u.test(behind.replace(joining, ''));
  return isShared ? levelOf(text, tongues, place + 1, most - 1) : level;
}
