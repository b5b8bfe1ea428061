import type { Language } from '@fitted/contract/languages';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { type Certainty, isAtLeast, type LineKind } from './lines/line-reading.ts';
import type { Reading } from './reading.ts';

/** One thing that the engine does to a resume, with what it needs to be allowed to. */
export interface Proposer {
  readonly id: string;
  /** The switch: one that does harm on text nobody has tuned it on is off until it does not. */
  readonly isOn: boolean;
  /** What it may change. An edit of any other line is dropped, whatever the proposer thinks of it. */
  readonly touches: readonly LineKind[];
  readonly certainty: Certainty;
  /** All six unless told. */
  readonly languages?: readonly Language[];
  propose(reading: Reading): Edit[];
}

/** The proposer's edits as far as they touch only what it declared. */
export function proposeAllowed(proposer: Proposer, reading: Reading): Edit[] {
  if (!proposer.isOn || (proposer.languages && !proposer.languages.includes(reading.language))) return [];
  return proposer.propose(reading).filter((edit) => touchedLines(edit, reading).every(isAllowed));

  function isAllowed(lineId: string): boolean {
    const line = reading.lines.get(lineId);
    return line !== undefined && proposer.touches.includes(line.kind) && isAtLeast(line.certainty, proposer.certainty);
  }
}

/** The lines that an edit rewords, moves or removes. What is new stands between lines and touches none. */
function touchedLines({ kind, target }: Edit, { document }: Reading): string[] {
  if (kind === 'insert-line' || kind === 'insert-section' || kind === 'insert-entry' || kind === 'insert-head-line')
    return [];
  if ('lineId' in target) return [target.lineId];
  if ('entryId' in target && kind === 'reorder') {
    const { entryId } = target;
    const entry = document.sections.flatMap(({ entries }) => entries).find(({ id }) => id === entryId);
    return entry?.body.map(({ id }) => id) ?? [];
  }
  if (kind === 'rename-heading' && 'sectionId' in target) {
    const section = document.sections.find(({ id }) => id === target.sectionId);
    return section?.heading ? [section.heading.id] : [];
  }
  // A whole section or entry that goes or moves takes its lines with it as they are.
  return kind === 'reorder' || kind === 'move-section' || kind === 'remove'
    ? []
    : linesOf(document).map(({ id }) => id);
}
