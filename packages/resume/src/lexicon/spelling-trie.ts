import { foldText } from './fold-text.ts';
import type { Skill, SkillId, Spelling } from './read-skills.ts';

export interface KnownSpelling extends Spelling {
  readonly skill: SkillId;
}

export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** The spellings that end here; several when languages share one. */
  readonly ends: KnownSpelling[];
}

/** Every spelling by its folded signs, so that one walk from a word start finds the longest that stands there. */
export function buildTrie(skills: readonly Skill[]): TrieNode {
  const root: TrieNode = { next: new Map(), ends: [] };
  for (const skill of skills)
    for (const spelling of skill.spellings) {
      let node = root;
      for (const sign of foldText(spelling.text).text) {
        let child = node.next.get(sign);
        if (!child) {
          child = { next: new Map(), ends: [] };
          node.next.set(sign, child);
        }
        node = child;
      }
      node.ends.push({ ...spelling, skill: skill.id });
    }
  return root;
}
