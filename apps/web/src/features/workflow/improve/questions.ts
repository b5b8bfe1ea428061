import type { HeldBack } from '@fitted/contract/assistant';
import type { Requirement } from '@fitted/resume/job/job-profile';

/** Something only the person can answer. */
export interface Question {
  readonly id: string;
  /** What a plain yes states; null where a yes says too little and their own words are needed. */
  readonly fact: string | null;
  readonly about: { readonly heldBack: HeldBack } | { readonly requirement: Requirement };
}

const plainKinds: readonly Requirement['kind'][] = ['skill', 'term', 'credential', 'language'];

/** What was held back comes first, then what the posting asks for and the resume does not show. */
export function questionsOf(heldBack: readonly HeldBack[], missing: readonly Requirement[]): Question[] {
  const held = heldBack.map((one) => ({
    id: `held:${one.change.id}`,
    fact: one.change.after,
    about: { heldBack: one },
  }));
  const asked = missing
    .filter(({ need, kind }) => need !== 'mentioned' && kind !== 'title')
    .map((requirement) => ({
      id: `missing:${requirement.id}`,
      fact: plainKinds.includes(requirement.kind) ? requirement.text : null,
      about: { requirement },
    }));
  return [...held, ...asked];
}
