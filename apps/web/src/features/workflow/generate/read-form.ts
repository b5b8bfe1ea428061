import type { GenerateForm } from '@fitted/contract/assistant';

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

export interface ReadForm {
  /** Null while something is missing. */
  readonly details: GenerateForm | null;
  readonly missing: readonly (keyof GenerateInput)[];
}

/** All five are needed; years may be 0 but not less, skills are parted by commas of any script. */
export function readForm(input: GenerateInput): ReadForm {
  const skills = input.skills
    .split(/[,，、;；\n]/u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  const years = input.years.trim() === '' ? Number.NaN : Number(input.years);
  const missing = (Object.keys(input) as (keyof GenerateInput)[]).filter((name) =>
    name === 'years'
      ? !(years >= 0 && years <= 80)
      : name === 'skills'
        ? skills.length === 0
        : input[name].trim() === '',
  );
  if (missing.length > 0) return { details: null, missing };
  const { name, currentPosition, targetJobTitle } = input;
  return {
    details: {
      name: name.trim(),
      currentPosition: currentPosition.trim(),
      years,
      skills,
      targetJobTitle: targetJobTitle.trim(),
    },
    missing,
  };
}
