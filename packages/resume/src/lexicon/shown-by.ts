import { rows } from '@fitted/language/word-list';
import { hasCjk } from '../parse/words/word-list.ts';
import { shownSkills } from './data/shown-skills.ts';
import type { SkillId } from './read-skills.ts';

let table: ReadonlyMap<SkillId, readonly string[]> | undefined;
const patterns = new Map<SkillId, RegExp | undefined>();

/**
 * A pattern for work that shows the skill without naming it, in folded text: "negotiated with suppliers" shows
 * negotiation.
 */
export function shownBy(skill: SkillId): RegExp | undefined {
  if (patterns.has(skill)) return patterns.get(skill);
  table ??= readShown(shownSkills);
  const lines = table.get(skill);
  const pattern = lines && new RegExp(lines.map(patternOf).join('|'), 'u');
  patterns.set(skill, pattern);
  return pattern;
}

/** The entries of each skill, as `verbs / objects / verbs after them`. */
export function readShown(lines: string): ReadonlyMap<SkillId, readonly string[]> {
  const bySkill = new Map<SkillId, string[]>();
  for (const line of rows(lines).filter((one) => one.includes(' < '))) {
    const [skill = '', rest = ''] = line.split(' < ');
    bySkill.set(skill, [...(bySkill.get(skill) ?? []), rest]);
  }
  return bySkill;
}

function patternOf(line: string): string {
  // A slash inside a word ("a/b") is not a separator.
  const [verbs = [], objects = [], behind = []] = line
    .split(' / ')
    .map((part) => part.split(',').map((word) => word.trim()));
  // Someone led by a team or trained as a nurse did not lead or train them.
  const verb = `${anyOf(verbs, '(?:e|es|ed|d|s|ing|ting|ned|ning|led|ling)?')}(?!\\s(?:as|by|under|als|von|como|por|comme|par)\\s)`;
  if (objects.length === 0) return verb;
  const object = anyOf(objects, '[a-z]{0,3}');
  // At most four words in between, within one clause, which bounds the search.
  const between = '(?:[^a-z0-9.;。；]+[a-z0-9]+){0,4}?[^a-z0-9.;。；]+';
  const near = '[^.;。；]{0,12}';
  const inOrder = [`${verb}${between}${object}`, ...(verbs.some(hasCjk) ? [`${verb}${near}${object}`] : [])];
  const last = behind.length === 0 ? [] : [`${object}(?:${between}|${near})${anyOf(behind, '')}`];
  return [...inOrder, ...last].join('|');
}

function anyOf(words: readonly string[], ending: string): string {
  const forms = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => (hasCjk(word) ? word : `(?<![a-z0-9])${word}${ending}(?![a-z0-9])`));
  return `(?:${forms.join('|')})`;
}
