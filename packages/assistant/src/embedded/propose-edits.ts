import type { Edit } from '@fitted/resume/edit/edit';
import type { ImproveInput } from '../assistant.ts';
import { type Reading, readForEdits } from './reading.ts';
import { removeDuplicates } from './structure/duplicates.ts';
import { standardiseHeadings } from './structure/headings.ts';
import { removeInstructions } from './structure/instructions.ts';
import { newSkillsId } from './structure/list-told-items.ts';
import { orderBullets, orderSkills } from './structure/order-by-relevance.ts';
import { orderRoles } from './structure/order-roles.ts';
import { summariseFacts } from './structure/summary.ts';
import { newListId, surfaceSkills } from './structure/surface-skills.ts';
import { useFacts } from './structure/use-facts.ts';
import { usePostingSpelling } from './wording/posting-spelling.ts';
import { rewordLines, rewordProfile } from './wording/reword-lines.ts';

type Proposer = (reading: Reading) => Edit[];

/** In the order a reader wants to see them: wording first, then names, lists, order and headings. */
const proposers: readonly Proposer[] = [
  rewordProfile,
  summariseFacts,
  rewordLines,
  usePostingSpelling,
  surfaceSkills,
  orderSkills,
  orderBullets,
  orderRoles,
  standardiseHeadings,
  removeDuplicates,
  removeInstructions,
];

export function* proposeEdits({ document, job, statedFacts }: ImproveInput): Generator<Edit> {
  const reading = readForEdits(document, job);
  const told = useFacts(reading, statedFacts);
  yield* told;
  // The list that is made of what they told us holds what their work shows, too.
  const hasNewList = told.some(({ id }) => id === newSkillsId);
  const removed = new Set(removeInstructions(reading).map(({ before }) => before));
  for (const propose of proposers) {
    for (const edit of propose(reading)) {
      if (hasNewList && edit.id === newListId) continue;
      if (edit.kind === 'remove' || !removed.has(edit.before)) yield edit;
    }
  }
}
