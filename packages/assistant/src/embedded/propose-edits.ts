import type { Edit } from '@fitted/resume/edit/edit';
import type { ImproveInput } from '../assistant.ts';
import { proposeAllowed } from './proposer.ts';
import { proposers } from './proposers.ts';
import { readForEdits } from './reading.ts';
import { removeInstructions } from './structure/instructions.ts';
import { useFacts } from './structure/use-facts.ts';

export interface Proposal {
  readonly proposer: string;
  readonly edit: Edit;
}

export function* proposeEdits(input: ImproveInput): Generator<Edit> {
  for (const { edit } of proposeByProposer(input)) yield edit;
}

/** The edits with who proposed them. */
export function* proposeByProposer({ document, job, statedFacts }: ImproveInput): Generator<Proposal> {
  const reading = readForEdits(document, job);
  const told = useFacts(reading, statedFacts);
  for (const edit of told) yield { proposer: 'facts', edit };
  const removed = new Set(removeInstructions(reading).map(({ before }) => before));
  for (const proposer of proposers) {
    for (const edit of proposeAllowed(proposer, reading)) {
      if (edit.kind === 'remove' || !removed.has(edit.before)) yield { proposer: proposer.id, edit };
    }
  }
}
