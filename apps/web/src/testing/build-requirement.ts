import type { Requirement } from '@fitted/resume/job/job-profile';

/** A requirement with one option of its own name. */
export const buildRequirement = (text: string, changes: Partial<Requirement> = {}): Requirement => ({
  id: text,
  kind: 'tool',
  text,
  need: 'must',
  strength: 'must',
  weight: 1,
  quote: text,
  place: { at: 0, length: text.length },
  options: [{ text, aliases: [], skills: [], isNamed: false }],
  isOpen: false,
  skills: [],
  ...changes,
});
