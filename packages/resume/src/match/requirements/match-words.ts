import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import type { JobRole, Requirement, RequirementOption } from '../../job/job-profile.ts';
import { getSkill } from '../../lexicon/find-skills.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { contentWords, sharedPart } from '../content-words.ts';
import type { Place } from '../match.ts';
import type { MatchIndex } from '../match-index.ts';
import type { Meanings } from '../meanings.ts';
import { isEvidence, type PlacedLine, type SaidText } from '../read-lines.ts';
import { covered, isSaid, readKeys, readSenses, type Sense } from '../senses.ts';
import { credits, doubted, met, near, type Verdict } from './verdict.ts';

/** The share of its words from which a requirement counts as shown by a line, and as near. */
const shares = { met: 0.75, near: 0.42 } as const;
/** How much words elsewhere in the same role add to those of the line. They can make it near, but never met. */
const contextPart = 0.5;

const wanted = new WeakMap<RequirementOption, Map<Meanings, readonly Sense[]>>();

/** Cached per posting, so that switching an edit on or off does not read it again. */
export function sensesOf(option: RequirementOption, meanings: Meanings): readonly Sense[] {
  const byMeanings = wanted.get(option) ?? new Map<Meanings, readonly Sense[]>();
  wanted.set(option, byMeanings);
  const known = byMeanings.get(meanings);
  if (known) return known;
  const read = readSenses(option.text, meanings);
  byMeanings.set(meanings, read);
  return read;
}

/** The share of the option's words that a line has. */
export function shareOf(senses: readonly Sense[], said: SaidText): number {
  return covered(senses, said.keys, said.compounds);
}

/** By the words of a requirement, even if scattered in a line: "attained 112 % of quota" shows quota attainment. */
export function matchWords(
  requirement: Requirement,
  option: RequirementOption,
  { lines, entryWords, meanings, skills }: MatchIndex,
): Verdict | undefined {
  const senses = sensesOf(option, meanings);
  if (senses.length === 0) return undefined;
  let best: { readonly line: PlacedLine; readonly share: number; readonly own: number } | undefined;
  let partly: { readonly line: PlacedLine; readonly share: number } | undefined;
  const isDomain = requirement.kind === 'domain';
  for (const line of lines) {
    if (line.part === 'heading' || line.section === 'interests') continue;
    // The employer's name also says in what field someone has worked.
    const own =
      isDomain && line.part === 'head'
        ? covered(senses, readKeys(line.text, meanings), line.compounds)
        : shareOf(senses, line);
    if (own > 0) {
      const told = own < 1 && line.entryId ? entryWords.get(line.entryId) : undefined;
      const around = told ? covered(senses, told.keys, told.compounds) : own;
      const share = own + Math.max(0, around - own) * contextPart;
      if (share > (best?.share ?? 0)) best = { line, share, own };
    }
    if (line.partly) {
      const share = shareOf(senses, line.partly);
      if (share > (partly?.share ?? 0)) partly = { line, share };
    }
  }
  const least = requirement.kind === 'credential' ? 0.95 : shares.met;
  // A certificate that we know by name is held by its name, not by words of its name here and there.
  const certificates = requirement.kind === 'credential' ? option.skills.filter(isCertificate) : [];
  const isNamedIn = ({ id }: PlacedLine) =>
    certificates.every((skill) => skills.get(skill)?.some(({ lineId }) => lineId === id));
  if (
    best &&
    best.own >= least &&
    isNamedIn(best.line) &&
    hasGrade(requirement, option, best.line) &&
    isSaidIn(best.line, senses)
  ) {
    const isEvidenced = isEvidence(best.line);
    return met(best.own >= 1 ? 'literal' : 'shown', [placeOf(best.line)], isEvidenced, credits.shown);
  }
  if (partly && partly.share >= shares.near && partly.share >= (best?.share ?? 0))
    return doubted([placeOf(partly.line)]);
  return best && best.share >= shares.near ? near([placeOf(best.line)], isEvidence(best.line)) : undefined;
}

const isCertificate = (skill: SkillId): boolean => getSkill(skill).kind === 'credential';

const tellingWeight = 0.6;

/** One telling word may be shown by a synonym only if others stand beside it: "authorised to work" has nothing to do with authoring. */
function isSaidIn({ keys, compounds }: SaidText, senses: readonly Sense[]): boolean {
  const [only, ...others] = senses.filter(({ weight }) => weight >= tellingWeight);
  return !only || others.length > 0 || isSaid(only, keys, compounds);
}

const graded =
  /(?<!\p{L})(?:level|grade|band|stage|class|stufe|niveau|nivel|klasse|tier)\s?\d{1,2}|\d{1,2}\s?(?:級|级)/iu;
/** A score or speed, where higher is better: "TOEIC 800点", "60 wpm". */
const measured =
  /(?<![\d.])(\d{2,4})\s?(?:点|分(?!钟)|points?|wpm|words per minute|mots?[ /]min|pulsaciones|anschläge)/iu;

/** "Level 3", 2級: a certificate of another grade does not count, nor does a lower score. */
export function hasGrade(
  { kind }: Requirement,
  { text }: RequirementOption,
  { source }: Pick<SaidText, 'source'>,
): boolean {
  const least = Number(measured.exec(text)?.[1] ?? 0);
  if (least > 0)
    return (source.match(/(?<![\d.])\d{2,4}(?![\d.年])/gu) ?? []).some((figure) => Number(figure) >= least);
  if (kind !== 'credential' && !graded.test(text)) return true;
  const grades = text.match(/(?<!\d)\d{1,2}(?!\d)/gu) ?? [];
  return grades.every((grade) => new RegExp(`(?<!\\d)${grade}(?!\\d)`, 'u').test(source));
}

export function placeOf(line: PlacedLine): Place {
  return { lineId: line.id, at: 0, length: line.text.length };
}

/** Below this share, shared words are coincidence. */
const minShare = 0.6;

/** How much of the job's title the person has held, 0–1. Any of its roles will do; its noun plus one more word is enough. */
export function matchRole({ roles, nouns }: JobRole, title: string, lines: readonly PlacedLine[]): number {
  const titled = lines.filter(isTitleLine);
  const shareWith = (words: ReadonlySet<string>) => Math.max(0, ...titled.map((line) => sharedPart(words, line.words)));
  const best = Math.max(0, ...roles.map((role) => shareWith(contentWords(role))));
  if (best >= minShare) return best;
  const words = contentWords(title);
  const isKind = nouns.some((name) => {
    const [noun] = contentWords(name);
    return titled.some(
      (line) =>
        noun !== undefined && line.words.has(noun) && [...words].some((word) => word !== noun && line.words.has(word)),
    );
  });
  return isKind ? minShare : 0;
}

const roleLabel = pattern('iu')`^${matchCues.any('roleLabel')}\s*[:：]`;

/** Lines where people say what they are: above the sections, in the summary, in the head of a role, after a label for it. */
export function isTitleLine(line: PlacedLine): boolean {
  if (line.section === 'contact' || line.section === 'summary') return true;
  return isEvidence(line) && (line.part === 'head' || roleLabel.test(line.text));
}
