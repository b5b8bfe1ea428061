import type { Language } from '@fitted/contract/languages';
import { findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { smallNames } from '@fitted/resume/wording/data/en-words';
import { capitalise } from '../letter-case.ts';

const small = new Set(smallNames.split(' '));
const particles = new Set('af al bin da das de del della den der di do dos du el la le van vom von y zu'.split(' '));

/** Capitalises a name that was typed without any capital; any other stays as the person writes it. */
export function tidyName(name: string): string {
  if (!/^[\p{Ll}\s.'’-]+$/u.test(name)) return name;
  return name.replace(/[\p{Ll}]+/gu, (word, at: number) =>
    at > 0 && particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Gives a skill typed in lower case the usual spelling of its name. */
export function tidySkill(skill: string, language: Language): string {
  if (/\p{Lu}/u.test(skill)) return skill;
  const id =
    findSkill(skill, language) ?? findSkill(skill.toUpperCase(), language) ?? findSkill(capitalise(skill), language);
  const known = id && getSkill(id).spellings.find(({ text }) => text.toLowerCase() === skill.toLowerCase())?.text;
  return small.has(skill) ? skill : capitalise(known ?? skill);
}
