import { type Language, languages } from '@fitted/contract/languages';

/** The name a skill goes by in the lexicon, whatever the text calls it. */
export type SkillId = string;

/** `trait`: what everyone claims ("teamwork"). `credential`: a licence, certificate or degree someone issued. */
export const skillKinds = ['skill', 'trait', 'credential', 'language'] as const;
export type SkillKind = (typeof skillKinds)[number];

export interface Skill {
  readonly id: SkillId;
  readonly kind: SkillKind;
  /** The wider skill this one is an example of: Ubuntu shows Linux, but is not another word for it. */
  readonly implies?: SkillId;
  /** The id first, then the other ways to write it. */
  readonly spellings: readonly Spelling[];
}

export interface Spelling {
  readonly text: string;
  /** Absent: used in every language. */
  readonly language?: Language;
  /**
   * `anywhere`: a match wherever it stands, in any case. `exact`: in this very case ("Excel"), or as an item of a list.
   * `listed`: in this very case and only where it is plainly an item ("R", "Word").
   */
  readonly use: 'anywhere' | 'exact' | 'listed';
  /** Never when one of these words follows: "Excel at". */
  readonly notBefore: readonly string[];
}

/**
 * Reads a lexicon file, one skill a line: `Kubernetes | k8s | kube`. The first spelling names the skill.
 * Before a spelling, `=` means exact case, `~` exact case and only as an item of a list, `es:` that the spelling belongs to one
 * language; behind it, ` !at` rules out a following word. `<` makes an example: a skill of its own that shows the one of the line
 * (`Linux | <Ubuntu | <Red Hat ; RHEL`). All other spellings of a line mean exactly the same, so that one may stand for another.
 * A line that begins with `*` is a credential, with `#` a comment.
 */
export function readSkills(lines: string, kind: SkillKind = 'skill'): Skill[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => readLine(line, kind));
}

function readLine(line: string, fallback: SkillKind): Skill[] {
  const isCredential = line.startsWith('*');
  const kind = isCredential ? 'credential' : fallback;
  const parts = line
    .slice(isCredential ? 1 : 0)
    .split('|')
    .map((part) => part.trim());
  const main = readSkill(
    parts.filter((part) => !part.startsWith('<')),
    kind,
  );
  const examples = parts
    .filter((part) => part.startsWith('<'))
    .map((part) => ({ ...readSkill(part.slice(1).split(' ; '), kind), implies: main.id }));
  return [main, ...examples];
}

function readSkill(parts: readonly string[], kind: SkillKind): Skill {
  const spellings = parts.map((part) => readSpelling(part.trim()));
  return { id: spellings[0]?.text ?? '', kind, spellings };
}

function readSpelling(part: string): Spelling {
  const [written = '', ...notBefore] = part.split(' !');
  const tag = languages.find((language) => written.startsWith(`${language}:`));
  const bare = tag ? written.slice(tag.length + 1) : written;
  const use = bare.startsWith('=') ? 'exact' : bare.startsWith('~') ? 'listed' : 'anywhere';
  const text = (use === 'anywhere' ? bare : bare.slice(1)).trim();
  return { text, use, notBefore, ...(tag && { language: tag }) };
}
