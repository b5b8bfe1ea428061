import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { linesOfEdit } from './build-sheet.ts';

/** A change and the line of the sheet beside which its note stands. */
export interface AnchoredEdit {
  readonly edit: Edit;
  readonly lineId: NodeId | undefined;
}

interface Documents {
  readonly base: ResumeDocument;
  /** With the changes that are on. */
  readonly current: ResumeDocument;
}

/** Changes in the order in which they are shown, each with its line. One that shows none, a removal or one that is off, stands where its line stood. */
export function anchorEdits(edits: readonly Edit[], { base, current }: Documents): AnchoredEdit[] {
  const place = new Set(linesOf(current).map(({ id }) => id));
  const earlier = linesOf(base).map(({ id }) => id);
  const survivor = (id: NodeId | undefined): NodeId | undefined => {
    if (id === undefined) return undefined;
    return earlier.slice(0, earlier.indexOf(id) + 1).findLast((one) => place.has(one));
  };
  return edits.map((edit) => ({
    edit,
    lineId: linesOfEdit(edit, current).find((id) => place.has(id)) ?? survivor(lineOfTarget(edit, base)),
  }));
}

/** In the order of the sheet with all of them on: whoever switches one off finds it where it was. */
export function inSheetOrder(edits: readonly Edit[], base: ResumeDocument): Edit[] {
  const { document } = applyEdits(base, edits);
  const place = new Map(linesOf(document).map(({ id }, index) => [id, index]));
  return anchorEdits(edits, { base, current: document })
    .sort((one, other) => (place.get(one.lineId ?? '') ?? -1) - (place.get(other.lineId ?? '') ?? -1))
    .map(({ edit }) => edit);
}

function lineOfTarget({ target }: Edit, base: ResumeDocument): NodeId | undefined {
  if ('lineId' in target) return target.lineId;
  if ('afterLineId' in target) return target.afterLineId ?? base.head.lines[0]?.id;
  const entryId = 'entryId' in target ? target.entryId : 'afterEntryId' in target ? target.afterEntryId : null;
  const sectionId =
    'sectionId' in target ? target.sectionId : 'afterSectionId' in target ? target.afterSectionId : null;
  const section = base.sections.find(({ id }) => id === sectionId);
  const entry = base.sections.flatMap(({ entries }) => entries).find(({ id }) => id === entryId);
  if (entry) return linesOfEntry(entry)[0]?.id;
  if (section) return linesOfSection(section)[0]?.id;
  return base.head.lines.at(-1)?.id;
}
