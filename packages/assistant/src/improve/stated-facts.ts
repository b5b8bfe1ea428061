import type { StatedFact } from '@fitted/resume/edit/edit';

/** What the person told us beside the resume, each named by its place in the list, as evidence names it. */
export function readFacts(facts: readonly string[]): StatedFact[] {
  return facts.map((text, index) => ({ id: String(index), text }));
}
