import type { Language } from '@fitted/contract/languages';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { type Certainty, isAtLeast, type LineKind } from './lines/line-reading.ts';
import type { Reading } from './reading.ts';

/** One kind of change that the engine makes to a resume, and the conditions under which it may. */
export interface Proposer {
  readonly id: string;
  /**
   * `apply`: certain enough to be made at once. `suggest`: good, but only the person knows whether it is true, so it is made when
   * they say so. One that does harm on text it was not tuned on is deleted.
   */
  readonly mode: 'apply' | 'suggest';
  /** What it may change. Its edits of any other line are dropped. */
  readonly touches: readonly LineKind[];
  readonly certainty: Certainty;
  /** Which languages it can read; all by default. */
  readonly suits?: (language: Language) => boolean;
  propose(reading: Reading): Edit[];
}

/** The proposer's edits that touch only what it declared. */
export function proposeAllowed(proposer: Proposer, reading: Reading): Edit[] {
  if (proposer.suits?.(reading.language) === false) return [];
  return proposer.propose(reading).filter((edit) => touchedLines(edit, reading).every(isAllowed));

  function isAllowed(lineId: string): boolean {
    const line = reading.lines.get(lineId);
    return line !== undefined && proposer.touches.includes(line.kind) && isAtLeast(line.certainty, proposer.certainty);
  }
}

/** The lines that an edit rewords, moves or removes. Insertions touch none. */
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
  // Removing or moving a whole section or entry does not change the lines inside it.
  return kind === 'reorder' || kind === 'move-section' || kind === 'remove'
    ? []
    : linesOf(document).map(({ id }) => id);
}
