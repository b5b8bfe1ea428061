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
  /** Software, a machine, a system: something one works with rather than does. */
  readonly isTool: boolean;
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
 * A line that begins with `*` is a credential, with `#` a comment; below a comment that ends in "(tools)"
 * names with capitals are tools even where other languages have a word for them.
 */
export function readSkills(lines: string, kind: SkillKind = 'skill'): Skill[] {
  let isTool = false;
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
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
  // A product keeps its name in every language, and each word of it has its capital.
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
