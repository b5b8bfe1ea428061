import type { Edit } from '@fitted/contract/edits/edit';

export type { Edit, Evidence } from '@fitted/contract/edits/edit';
export { reasonCodes } from '@fitted/contract/edits/edit-codes';

export type EditKind = Edit['kind'];
export type EditReason = Edit['reason'];
export type ReasonCode = EditReason['code'];

type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;
export type ReplaceLine = EditOf<'replace-line'>;
export type ReplaceHeadLine = EditOf<'replace-head-line'>;
export type RenameHeading = EditOf<'rename-heading'>;
export type InsertLine = EditOf<'insert-line'>;
export type InsertHeadLine = EditOf<'insert-head-line'>;
export type InsertEntry = EditOf<'insert-entry'>;
export type InsertSection = EditOf<'insert-section'>;
export type RemoveNode = EditOf<'remove'>;
export type MoveSection = EditOf<'move-section'>;
export type ReorderNodes = EditOf<'reorder'>;
export type LineShape = InsertLine['line'];

/**
 * The phase in which each kind of edit is applied, whatever its position in the list. Whichever edits are switched on, the
 * result is the same for them: wording first, then order, then insertions (at their anchors' current place), removals last.
 */
export const phaseOf = {
  'replace-line': 0,
  'replace-head-line': 0,
  'rename-heading': 0,
  'reorder-items': 1,
  reorder: 2,
  'move-section': 2,
  'insert-line': 3,
  'insert-head-line': 3,
  'insert-entry': 3,
  'insert-section': 3,
  remove: 4,
} as const satisfies Record<EditKind, number>;
