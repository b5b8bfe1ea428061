import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { getSkill } from '../../lexicon/find-skills.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { impliedBy, siblingsOf } from '../../lexicon/implied-by.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { acronymPlaces, initialPlaces, otherNumber, type SkillPlace, shownPlaces, termPlaces } from '../find-places.ts';
import type { MatchIndex } from '../match-index.ts';
import type { PlacedLine } from '../read-lines.ts';
import { covered } from '../senses.ts';
import { hasGrade, sensesOf } from './match-words.ts';
import { better, credits, doubted, met, near, type Verdict } from './verdict.ts';

/** How much of the text around a tool its line must cover. */
const toolShare = 0.75;

/** By name: a lexicon skill, the exact letters, a spelled-out abbreviation, something that implies it, or work that shows it. */
export function matchName(requirement: Requirement, option: RequirementOption, index: MatchIndex): Verdict | undefined {
  const byName = better(matchSkills(requirement, option, index), matchLetters(requirement, option, index));
  return byName?.isMet || requirement.kind !== 'tool' ? byName : better(byName, matchTool(requirement, option, index));
}

/** "Excel with lookups", "GCP in production": met if a line covers the rest as well, near if there is only the tool. */
function matchTool(requirement: Requirement, option: RequirementOption, index: MatchIndex): Verdict | undefined {
  const tools = option.skills.filter((skill) => getSkill(skill).isTool);
  if (option.isNamed || tools.length === 0) return undefined;
  const isUsable = isUsableFor(requirement, option, index.lines);
  const places = tools.map((skill) => placesOf([skill, ...impliedBy(skill)], index).filter(isUsable));
  if (places.some((found) => found.length === 0)) return undefined;
  const all = places.flat();
  if (isPlainUse(option.text) && all.some(({ isEvidence }) => isEvidence)) return named(requirement, 'shown', all);
  const senses = sensesOf(option, index.meanings);
  const line = index.lines.find(
    ({ id, keys, compounds }) =>
      all.some(({ lineId }) => lineId === id) && covered(senses, keys, compounds) >= toolShare,
  );
  return line ? named(requirement, 'shown', all) : near(all);
}

const plainUses = [
  pattern('iu')`^\p{L}+\s${matchCues.any('plainUse')}\s\S+(?:\s\S+)?$`,
  pattern('u')`^${matchCues.any('toolUse')}$`,
];

/** "Document in Epic", "Arbeiten mit SAP", "Figmaを使ったデザイン": only the tool is required, so its use at work shows it. */
function isPlainUse(text: string): boolean {
  return plainUses.some((use) => use.test(text));
}

function matchSkills(requirement: Requirement, option: RequirementOption, index: MatchIndex): Verdict | undefined {
  if (!option.isNamed) return undefined;
  const isUsable = isUsableFor(requirement, option, index.lines);
  const own = option.skills.map((skill) => (index.skills.get(skill) ?? []).filter(isUsable));
  if (own.every((places) => places.length > 0)) {
    const places = own.flat();
    const wanted = new Set([option.text, ...option.aliases].map((text) => foldText(text).text));
    const isLiteral =
      !isSpellingOpen(requirement, option) || places.some(({ spelling }) => wanted.has(foldText(spelling).text));
    return named(requirement, isLiteral ? 'literal' : 'alias', places);
  }
  const related = option.skills.map((skill) => [
    ...(index.skills.get(skill) ?? []).filter(isUsable),
    ...placesOf(impliedBy(skill), index).filter(isUsable),
    ...(requirement.isOpen
      ? placesOf(
          siblingsOf(skill).filter((other) => getSkill(other).isTool),
          index,
        ).filter(isUsable)
      : []),
  ]);
  if (related.every((places) => places.length > 0)) return named(requirement, 'related', related.flat());
  const shown = option.skills.map((skill) => shownPlaces([skill], index.lines));
  if (shown.every((places) => places.length > 0)) return named(requirement, 'shown', shown.flat());
  const partly = option.skills.flatMap((skill) => index.partly.get(skill) ?? []).filter(isUsable);
  return partly.length > 0 ? doubted(partly) : undefined;
}

/** Copying the posting's spelling helps only for these: not for languages or degrees, nor for one option of a choice. */
export function isSpellingOpen({ kind, options }: Requirement, { skills }: RequirementOption): boolean {
  return (kind === 'tool' || kind === 'practice' || kind === 'duty') && options.length === 1 && skills.length === 1;
}

/** A hobby is not a work tool, and a certificate of another grade is a different certificate. */
function isUsableFor(
  requirement: Requirement,
  option: RequirementOption,
  lines: readonly PlacedLine[],
): (place: SkillPlace) => boolean {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return ({ lineId, at }) => {
    const line = byId.get(lineId);
    if (!line) return false;
    const isStrict = requirement.kind === 'tool' || requirement.kind === 'credential';
    if (isStrict && line.section === 'interests') return false;
    return hasGrade(requirement, option, line) && !(requirement.kind === 'tool' && isPlainWord(line.source, at));
  };
}

const plainBefore = pattern('iu')`(?<!\p{L})${matchCues.any('plainBefore')}\s$`;

/** "the python at the zoo": a lower-case name after an article is an ordinary word. */
export function isPlainWord(text: string, at: number): boolean {
  const isSmall = /^\p{Ll}/u.test(text.slice(at, at + 1));
  // "python-skin straps".
  if (isSmall && /^\p{L}+-\p{Ll}/u.test(text.slice(at, at + 40))) return true;
  return isSmall && plainBefore.test(text.slice(Math.max(0, at - 8), at));
}

function placesOf(skills: readonly SkillId[], index: MatchIndex): SkillPlace[] {
  return skills.flatMap((skill) => index.skills.get(skill) ?? []);
}

function matchLetters(requirement: Requirement, option: RequirementOption, { lines }: MatchIndex): Verdict | undefined {
  const spellings = [option.text, ...option.aliases].flatMap(withNumber);
  let partly: SkillPlace[] = [];
  for (const spelling of spellings) {
    const isName = isNameLike(requirement, spelling);
    const readable = isName ? lines.filter((line) => !isPrivate(line)) : lines;
    const same = termPlaces(spelling, readable, ({ folded }) => folded).filter(
      (place) => !isName || isWrittenAlike(spelling, place, lines),
    );
    if (same.length > 0) return named(requirement, 'literal', same);
    const counted = isName ? undefined : otherNumber(spelling);
    const inOtherNumber = counted === undefined ? [] : termPlaces(counted, readable, ({ folded }) => folded);
    if (inOtherNumber.length > 0) return named(requirement, 'literal', inOtherNumber);
    const spelledOut = [...initialPlaces(spelling, lines), ...acronymPlaces(spelling, lines)];
    if (spelledOut.length > 0) return named(requirement, 'alias', spelledOut);
    partly = [...partly, ...termPlaces(spelling, readable, (line) => line.partly?.folded ?? '')];
  }
  return partly.length > 0 ? doubted(partly) : undefined;
}

/** "ISO9001" is "ISO 9001". */
function withNumber(spelling: string): string[] {
  const [, name, number] = /^(\p{Lu}{2,})\s?(\d{3,})$/u.exec(spelling) ?? [];
  return name && number ? [spelling, `${name} ${number}`, name + number] : [spelling];
}

/** A hobby, or a line with an address. */
function isPrivate({ section, text }: PlacedLine): boolean {
  return section === 'interests' || (section === 'contact' && /[\d@]/u.test(text));
}

/** A single capitalised word may be an ordinary word elsewhere: Chef the tool and the chef of a kitchen. */
function isNameLike({ kind }: Requirement, spelling: string): boolean {
  return kind === 'tool' && /^\p{Lu}[\p{Script=Latin}\d]*$/u.test(spelling);
}

/** With the same capitals, and not a person's name or a title: "Iris, the payroll clerk", "Head Chef". */
function isWrittenAlike(spelling: string, place: SkillPlace, lines: readonly PlacedLine[]): boolean {
  const line = lines.find(({ id }) => id === place.lineId);
  if (!line) return false;
  const at = line.source.indexOf(spelling);
  if (at < 0) return spelling === spelling.toUpperCase() && spelling.length > 3;
  const behind = line.source.slice(at + spelling.length, at + spelling.length + 8);
  if (/^,\s(?:the|a|an|our|my)\s/u.test(behind) || /^['’]s\s/u.test(behind)) return false;
  return line.part !== 'head' || line.section !== 'experience';
}

/** A credential, a language or a licence is held or not. A skill is worth more where it was used. */
function named(
  requirement: Requirement,
  how: 'literal' | 'alias' | 'related' | 'shown',
  places: readonly SkillPlace[],
): Verdict {
  const isEvidenced = places.some((place) => place.isEvidence);
  const needsUse = requirement.kind === 'tool' || requirement.kind === 'practice' || requirement.kind === 'duty';
  const credit = how === 'literal' ? 1 : credits[how];
  const sorted = [...places].sort((one, other) => Number(other.isEvidence) - Number(one.isEvidence));
  return met(
    how,
    sorted.map(({ lineId, at, length }) => ({ lineId, at, length })),
    isEvidenced,
    credit * (needsUse && !isEvidenced ? credits.listed : 1),
  );
}

/** Whether the option is a name that no other words can stand for. */
export function isOnlyName({ kind }: Requirement, { skills, text, isNamed }: RequirementOption): boolean {
  if (kind === 'tool') return true;
  return isNamed && skills.every((skill) => getSkill(skill).isTool) && /^\S+$/u.test(text);
}
