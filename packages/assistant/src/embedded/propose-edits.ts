import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ImproveInput } from '../assistant.ts';
import { proposeAllowed } from './proposer.ts';
import { proposers } from './proposers.ts';
import { readForEdits } from './reading.ts';
import { useFacts } from './structure/facts/use-facts.ts';
import { removeInstructions } from './structure/tidy/instructions.ts';

export interface Proposal {
  readonly proposer: string;
  readonly edit: Edit;
}

export function* proposeEdits(input: ImproveInput): Generator<Edit> {
  for (const { edit } of proposeByProposer(input)) yield edit;
}

/** A manual on how to make a resume, with commands to type, is not anyone's resume. */
export function isManual(document: ImproveInput['document']): boolean {
  return linesOf(document).filter(({ text }) => /\\[a-z]{3,}/iu.test(text)).length > 2;
}

/** The edits, each with the proposer that made it. */
export function* proposeByProposer({ document, job, statedFacts, match }: ImproveInput): Generator<Proposal> {
  if (isManual(document)) return;
  const reading = readForEdits(document, job, match);
  const told = useFacts(reading, statedFacts);
  for (const edit of told) yield { proposer: 'facts', edit };
  const removed = new Set(removeInstructions(reading).map(({ before }) => before));
  const reworded = new Set<string>();
  for (const proposer of proposers) {
    if (proposer.mode !== 'apply') continue;
    for (const edit of proposeAllowed(proposer, reading)) {
      // A line that another proposer has reworded gets no spacing edit.
      const lineId = 'lineId' in edit.target ? edit.target.lineId : undefined;
      if (proposer.id === 'spacing' && lineId !== undefined && reworded.has(lineId)) continue;
      if (lineId !== undefined) reworded.add(lineId);
      if (edit.kind === 'remove' || !removed.has(edit.before)) yield { proposer: proposer.id, edit };
    }
  }
}
