import type { Language } from '@fitted/contract/languages';
import { foldText } from './fold-text.ts';
import type { Skill, SkillId, Spelling } from './read-skills.ts';

export interface KnownSpelling extends Spelling {
  readonly skill: SkillId;
  readonly folded: string;
  /** Names have no plural: Canvas is not Canva. */
  readonly isTool: boolean;
}

/**
 * Spellings by the first characters of their folded text, longest first. A trie finds the same, but the browser would
 * take ten times as long to build it as all the searches of a visit take.
 */
export type SpellingIndex = ReadonlyMap<string, readonly KnownSpelling[]>;

const keyLength = 3;
/** Shared, because nearly every position has no match. */
const none: KnownSpelling[] = [];

/** Spellings of other languages are left out; without a language, all are included. */
export function buildIndex(skills: readonly Skill[], language?: Language): SpellingIndex {
  const index = new Map<string, KnownSpelling[]>();
  for (const skill of skills)
    for (const spelling of skill.spellings) {
      if (language && spelling.language && spelling.language !== language) continue;
      const folded = foldText(spelling.text).text;
      const key = folded.slice(0, keyLength);
      const known = { ...spelling, skill: skill.id, folded, isTool: skill.isTool };
      const others = index.get(key);
      if (others) others.push(known);
      else index.set(key, [known]);
    }
  for (const spellings of index.values()) spellings.sort((one, other) => other.folded.length - one.folded.length);
  return index;
}

/** The spellings found at a position of folded text, longest first, regardless of word boundaries. */
export function spellingsAt(index: SpellingIndex, text: string, from: number): readonly KnownSpelling[] {
  let found: KnownSpelling[] = none;
  for (let size = keyLength; size > 0; size -= 1) {
    const candidates = index.get(text.slice(from, from + size));
    if (!candidates) continue;
    for (const spelling of candidates)
      if (text.startsWith(spelling.folded, from) && (size === keyLength || spelling.folded.length === size)) {
        if (found === none) found = [];
        found.push(spelling);
      }
  }
  return found;
}
