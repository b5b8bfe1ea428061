import type { HeldBack } from '@fitted/contract/edits/edit';
import type { ReasonCode } from '@fitted/contract/edits/edit-codes';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { actionOf, sectionOf } from '../changes/action-of.ts';
import { type SectionMove, sectionMove } from '../changes/section-move.ts';
import { buildSheet, linesOfEdit } from './build-sheet.ts';

/** A change and the line of the sheet that its note is beside. */
export interface AnchoredEdit {
  readonly edit: Edit;
  readonly lineId: NodeId | undefined;
  /** The section that it is in; undefined in the head of the page. */
  readonly section?: string | undefined;
  /** Where it puts its section, if it moves one. */
  readonly move?: SectionMove | undefined;
  /** It is a suggestion: not in the resume until the person uses it. */
  readonly suggestion?: HeldBack | undefined;
}

export type AnchoredSuggestion = AnchoredEdit & { readonly suggestion: HeldBack };

export const isSuggested = (one: AnchoredEdit): one is AnchoredSuggestion => one.suggestion !== undefined;

export const isChange = (one: AnchoredEdit): boolean => !isSuggested(one);

interface Documents {
  readonly base: ResumeDocument;
  /** With the changes that are on, and with what is suggested to be added. */
  readonly current: ResumeDocument;
}

/**
 * Changes in display order, each with its line. A removal is anchored to its line, which the sheet shows struck out;
 * any other change without a visible line goes where its line was.
 */
export function anchorEdits(edits: readonly Edit[], { base, current }: Documents): AnchoredEdit[] {
  const place: ReadonlySet<NodeId> = new Set(linesOf(current).map(({ id }) => id));
  const earlier = linesOf(base).map(({ id }) => id);
  return edits.map((edit) => {
    const own = lineOfTarget(edit, base);
    const shown = linesOfEdit(edit, current).find((id) => place.has(id));
    return {
      edit,
      lineId: shown ?? (edit.kind === 'remove' ? own : survivorOf(own, earlier, place)),
      section: sectionOf(edit, base),
      move: sectionMove(edit, base),
    };
  });
}

/** The line itself, or the one before it that is still there. */
function survivorOf(
  id: NodeId | undefined,
  earlier: readonly NodeId[],
  place: { has(id: NodeId): boolean },
): NodeId | undefined {
  if (id === undefined) return undefined;
  return earlier.slice(0, earlier.indexOf(id) + 1).findLast((one) => place.has(one));
}

/** In the order of the sheet with all changes on, so that one that is switched off stays where it was. */
export function inSheetOrder(edits: readonly Edit[], base: ResumeDocument): Edit[] {
  const { document } = applyEdits(base, edits);
  // As the sheet shows it, with what was removed.
  const shown = buildSheet(base, document, edits).flatMap(({ lines }) => lines);
  const place = new Map(shown.map(({ id }, index) => [id, index]));
  const rank = ({ lineId }: AnchoredEdit): number => place.get(lineId ?? '') ?? -1;
  return anchorEdits(edits, { base, current: document })
    .sort((one, other) => rank(one) - rank(other))
    .map(({ edit }) => edit);
}

/** Why a line was reworded, as far as a reader of the resume notices it at once: the strongest first. */
const telling: readonly ReasonCode[] = ['weak-opening', 'result-first', 'posting-spelling', 'clearer'];

/** First those that show what the product does: a line in better words, before and after, of these the most telling. */
export function strongestFirst(anchored: readonly AnchoredEdit[]): AnchoredEdit[] {
  const rank = ({ edit }: AnchoredEdit): number => {
    if (actionOf(edit) !== 'reworded') return telling.length + 1;
    const told = telling.indexOf(edit.reason.code);
    return told < 0 ? telling.length : told;
  };
  return anchored.toSorted((one, other) => rank(one) - rank(other));
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
