import type { Edit } from '@fitted/resume/edit/edit';
import type { ImproveInput } from '../../assistant.ts';
import { isManual, type Proposal } from '../propose-edits.ts';
import { proposeAllowed } from '../proposer.ts';
import { proposers } from '../proposers.ts';
import { readForEdits } from '../reading.ts';

/** What the rules would write if the person says that it is true, in the order of the proposers. */
export function suggestEdits(input: ImproveInput): Edit[] {
  return [...suggestByProposer(input)].map(({ edit }) => edit);
}

/** The same, each with the proposer that made it. */
export function* suggestByProposer({ document, job, match }: ImproveInput): Generator<Proposal> {
  if (isManual(document)) return;
  const reading = readForEdits(document, job, match);
  for (const proposer of proposers) {
    if (proposer.mode !== 'suggest') continue;
    for (const edit of proposeAllowed(proposer, reading)) yield { proposer: proposer.id, edit };
  }
}
