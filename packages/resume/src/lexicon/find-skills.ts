import type { Language } from '@fitted/contract/languages';
import { allSkills } from './all-skills.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import { isEnumerated, isListItem } from './list-place.ts';
import type { Skill, SkillId } from './read-skills.ts';
import { buildIndex, type KnownSpelling, type SpellingIndex, spellingsAt } from './spelling-index.ts';
import { endsWord, pluralEnd, startsWord } from './word-boundaries.ts';

export interface FoundSkill {
  readonly skill: SkillId;
  /** Offset in the text, in UTF-16 units as for `String.slice`. */
  readonly at: number;
  readonly length: number;
  /** As written in the text. */
  readonly spelling: string;
}

const indexes = new Map<Language | undefined, SpellingIndex>();
const foundBefore = new Map<string, readonly FoundSkill[]>();
const maxKept = 1_000;
let skillsById: ReadonlyMap<SkillId, Skill> | undefined;

/**
 * The skills a text names, left to right, without overlaps; of several that start at one place the longest. Spellings
 * of other languages count only if no language is given.
 */
export function findSkills(text: string, language?: Language): readonly FoundSkill[] {
  const key = `${language ?? ''}|${text}`;
  const known = foundBefore.get(key);
  if (known) return known;
  const found = searchSkills(text, language);
  // The same lines are looked up repeatedly for one resume and posting. The limit keeps memory small in a long-lived
  // process.
  if (foundBefore.size >= maxKept) foundBefore.clear();
  foundBefore.set(key, found);
  return found;
}

function searchSkills(text: string, language?: Language): FoundSkill[] {
  const index = indexOf(language);
  const source = hideAddresses(text);
  const folded = foldText(source);
  const found: FoundSkill[] = [];
  let from = 0;
  while (from < folded.text.length) {
    const match = startsWord(folded, source, from) ? longestAt(index, folded, source, from) : undefined;
    if (!match) {
      from += 1;
      continue;
    }
    const at = folded.at[from] ?? 0;
    const length = endOf(folded, source, match.to) - at;
    found.push({ skill: match.skill, at, length, spelling: text.slice(at, at + length) });
    from = match.to;
  }
  return found;
}

export function getSkill(id: SkillId): Skill {
  skillsById ??= new Map(allSkills().map((skill) => [skill.id, skill]));
  const skill = skillsById.get(id);
  if (!skill) throw new Error(`No skill is called ${id}`);
  return skill;
}

/** The skill that the whole text names, as an item in a skills list does. */
export function findSkill(text: string, language?: Language): SkillId | undefined {
  const trimmed = text.trim();
  const [first] = findSkills(trimmed, language);
  return first && first.at === 0 && first.length === trimmed.length ? first.skill : undefined;
}

/** The skill's name in that language. */
export function skillName(id: SkillId, language: Language): string {
  return getSkill(id).spellings.find((spelling) => spelling.language === language)?.text ?? id;
}

function indexOf(language: Language | undefined): SpellingIndex {
  const known = indexes.get(language);
  if (known) return known;
  const built = buildIndex(allSkills(), language);
  indexes.set(language, built);
  return built;
}

interface Match {
  readonly skill: SkillId;
  readonly to: number;
}

function longestAt(index: SpellingIndex, folded: FoldedText, source: string, from: number): Match | undefined {
  const { text } = folded;
  for (const spelling of spellingsAt(index, text, from)) {
    const exact = from + spelling.folded.length;
    const to = endsWord(text, exact) ? exact : allowsPlural(spelling) ? pluralEnd(text, exact) : undefined;
    if (to !== undefined && isMeant(spelling, folded, source, from, to)) return { skill: spelling.skill, to };
  }
  return undefined;
}

function allowsPlural(spelling: KnownSpelling): boolean {
  return spelling.text.length > 3 && spelling.use === 'anywhere' && !spelling.isTool;
}

function isMeant(spelling: KnownSpelling, folded: FoldedText, source: string, from: number, to: number): boolean {
  const { text } = folded;
  if (spelling.notBefore.length > 0 && spelling.notBefore.some((word) => followsWord(text, to, word))) return false;
  if (spelling.use === 'anywhere') return true;
  const written = source.slice(folded.at[from], endOf(folded, source, to));
  const isExact = written === spelling.text || (written.length > 3 && written === spelling.text.toUpperCase());
  if (spelling.use === 'listed') return isExact && isEnumerated(text, from, to);
  return isExact || (written.length > 2 && isListItem(text, from, to));
}

function followsWord(text: string, to: number, word: string): boolean {
  const after = text.slice(to, to + word.length + 2).trimStart();
  return after.startsWith(word) && endsWord(after, word.length);
}

function endOf(folded: FoldedText, source: string, to: number): number {
  let end = (folded.at[to - 1] ?? 0) + 1;
  while (/\p{M}/u.test(source.charAt(end))) end += 1;
  return end;
}

// Bounded: otherwise a long word without spaces would be searched to its end from each of its letters.
const address =
  /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|(?<![\w-])(?!(?:salesforce|b)\.com(?![\w/]))[\w-]{1,63}\.(?:com|org|io|dev|co|me)\b\S*/giu;

/**
 * "linkedin.com/in/…" does not name a skill; Salesforce.com and B.Com are not addresses. Same length, so that offsets
 * stay valid.
 */
function hideAddresses(text: string): string {
  if (!/@|:\/\/|www\.|\.(?:com|org|io|dev|co|me)/iu.test(text)) return text;
  return text.replace(address, (found) => '\u0000'.repeat(found.length));
}
