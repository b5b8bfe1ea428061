import type { GenerateForm } from '@fitted/contract/assistant/assistant';

/** As typed. */
export interface GenerateInput {
  readonly name: string;
  readonly currentPosition: string;
  readonly years: string;
  readonly skills: string;
  readonly targetJobTitle: string;
}

export const emptyForm: GenerateInput = { name: '', currentPosition: '', years: '0', skills: '', targetJobTitle: '' };

export const isEmptyForm = (input: GenerateInput): boolean =>
  (Object.keys(emptyForm) as (keyof GenerateInput)[]).every((name) => input[name] === emptyForm[name]);

/** The contract's limits, repeated because its schemas are too heavy for the page that uses this. */
export const maxSkills = 100;
export const maxSkillLength = 200;

/** A field is empty, or holds more than the server takes. */
export type FormProblem = 'missing' | 'years' | 'skills';
export type FormProblems = Partial<Record<keyof GenerateInput, FormProblem>>;

export interface ReadForm {
  /** Null while there is a problem. */
  readonly details: GenerateForm | null;
  readonly problems: FormProblems;
}

/** All five are required; years may be 0 but not less, and skills are separated by commas of any script. */
export function readForm(input: GenerateInput): ReadForm {
  const skills = input.skills
    .split(/[,，、;；\n]/u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  const years = Number(input.years);
  const names = Object.keys(emptyForm) as (keyof GenerateInput)[];
  const isMissing = (name: keyof GenerateInput) =>
    name === 'skills' ? skills.length === 0 : input[name].trim() === '';
  const problems: FormProblems = {
    ...(!(years >= 0 && Number.isFinite(years)) && { years: 'years' }),
    ...((skills.length > maxSkills || skills.some(({ length }) => length > maxSkillLength)) && { skills: 'skills' }),
    ...Object.fromEntries(names.filter(isMissing).map((name) => [name, 'missing'])),
  };
  if (Object.keys(problems).length > 0) return { details: null, problems };
  const { name, currentPosition, targetJobTitle } = input;
  return {
    details: {
      name: name.trim(),
      currentPosition: currentPosition.trim(),
      years,
      skills,
      targetJobTitle: targetJobTitle.trim(),
    },
    problems,
  };
}
