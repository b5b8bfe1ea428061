import { type Language, languages } from '@fitted/contract/languages';
import { rows } from '@fitted/language/word-list';

/** The name of a skill in the lexicon, whatever a text calls it. */
export type SkillId = string;

/** `trait`: what everyone claims ("teamwork"). `credential`: a licence, certificate or degree issued by someone. */
export const skillKinds = ['skill', 'trait', 'credential', 'language'] as const;
export type SkillKind = (typeof skillKinds)[number];

export interface Skill {
  readonly id: SkillId;
  readonly kind: SkillKind;
  /** The wider skill that this is an example of: Ubuntu shows Linux, but is not another word for it. */
  readonly implies?: SkillId;
  /** Software, a machine or a system: something people work with rather than do. */
  readonly isTool: boolean;
  /** The id first, then the alternatives. */
  readonly spellings: readonly Spelling[];
}

export interface Spelling {
  readonly text: string;
  /** Absent if it is used in every language. */
  readonly language?: Language;
  /**
   * `anywhere`: matches anywhere, in any case. `exact`: in exactly this case ("Excel"), or as an item of a list.
   * `listed`: in exactly this case and only where it is clearly an item ("R", "Word").
   */
  readonly use: 'anywhere' | 'exact' | 'listed';
  /** Does not match if one of these words follows: "Excel at". */
  readonly notBefore: readonly string[];
}

/**
 * Reads a lexicon file, one skill per line: `Kubernetes | k8s | kube`. The first spelling names the skill; an indented
 * line continues the one above it.
 * Before a spelling, `=` means exact case, `~` exact case and only as an item of a list, `es:` that the spelling
 * belongs to one language; after it, ` !at` rules out a following word. `<` marks an example: a skill of its own that
 * implies the line's skill (`Linux | <Ubuntu | <Red Hat ; RHEL`). All other spellings on a line mean exactly the same
 * and are interchangeable.
 * A line starting with `*` is a credential, with `#` a comment. Below a comment ending in "(tools)", capitalised names
 * are tools even if other languages have a word for them.
 */
export function readSkills(lines: string, kind: SkillKind = 'skill'): Skill[] {
  let isTool = false;
  return rows(lines).flatMap((line) => {
    if (!line.startsWith('#')) return readLine(line, kind, isTool);
    isTool = line.endsWith('(tools)');
    return [];
  });
}

function readLine(line: string, fallback: SkillKind, isTool: boolean): Skill[] {
  const isCredential = line.startsWith('*');
  const kind = isCredential ? 'credential' : fallback;
  const parts = line
    .slice(isCredential ? 1 : 0)
    .split('|')
    .map((part) => part.trim());
  const asTool = isTool && !isCredential;
  const main = readSkill(
    parts.filter((part) => !part.startsWith('<')),
    kind,
    asTool,
  );
  const examples = parts
    .filter((part) => part.startsWith('<'))
    .map((part) => ({ ...readSkill(part.slice(1).split(' ; '), kind, asTool), implies: main.id }));
  return [main, ...examples];
}

function readSkill(parts: readonly string[], kind: SkillKind, isTool: boolean): Skill {
  const spellings = parts.map((part) => readSpelling(part.trim()));
  const id = spellings[0]?.text ?? '';
  // A product has the same name in every language, with a capital on each word.
  const isProduct = isTool || spellings.every(({ language }) => !language);
  const isNamed =
    isCapitalised(id) || spellings.some(({ use, text }) => use !== 'anywhere' && text === id.split(' ')[0]);
  return { id, kind, isTool: kind === 'skill' && isProduct && isNamed, spellings };
}

function isCapitalised(name: string): boolean {
  return name.split(' ').every((word) => /[\p{Lu}\d.]/u.test(word) || /^(?:for|of|and|by)$/u.test(word));
}

function readSpelling(part: string): Spelling {
  const [written = '', ...notBefore] = part.split(' !');
  const tag = languages.find((language) => written.startsWith(`${language}:`));
  const bare = tag ? written.slice(tag.length + 1) : written;
  const use = bare.startsWith('=') ? 'exact' : bare.startsWith('~') ? 'listed' : 'anywhere';
  const text = (use === 'anywhere' ? bare : bare.slice(1)).trim();
  return { text, use, notBefore, ...(tag && { language: tag }) };
}
