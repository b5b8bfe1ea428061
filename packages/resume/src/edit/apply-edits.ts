import { asLineId, type Line, type NodeId, type ResumeDocument } from '../document.ts';
import { type Draft, type DraftEntry, draftOf, findBodyLine, findEntry, findHeadLines, findSection } from './draft.ts';
import {
  type Edit,
  type MoveSection,
  phaseOf,
  type RemoveNode,
  type RenameHeading,
  type ReorderNodes,
  type ReplaceHeadLine,
  type ReplaceLine,
} from './edit.ts';
import { employerGroups, employerLines, linesTakenWith } from './employer-groups.ts';
import { insertEntry, insertHeadLine, insertLine, insertSection } from './insert.ts';
import { mergeText } from './merge-text.ts';
import { freshDocument } from './readings.ts';
import { reorderItems } from './reorder-items.ts';
import { cleanLine, lineBlocks, linesOfSection, textAt } from './text-at.ts';

export interface AppliedEdits {
  readonly document: ResumeDocument;
  /** In the order they were given. */
  readonly applied: readonly Edit[];
  /** The target is missing, its text differs from the edit's `before`, or another edit won. */
  readonly dropped: readonly Edit[];
}

const phases = [...new Set(Object.values(phaseOf))].sort();

/** Applies the edits that fit the document. Does not modify the document it is given. */
export function applyEdits(document: ResumeDocument, edits: readonly Edit[]): AppliedEdits {
  const proposed = edits.filter((edit) => textAt(document, edit) === edit.before || isChained(edit, edits));
  const removals = proposed.filter((edit): edit is RemoveNode => edit.kind === 'remove');
  const context: Context = {
    document,
    draft: draftOf(document),
    removed: new Set(removals.flatMap((removal) => idsUnder(document, removal))),
    settled: new Set(),
  };

  const applied = new Set<Edit>();
  for (const phase of phases) {
    for (const edit of proposed) {
      if (phaseOf[edit.kind] === phase && applyOne(context, edit)) applied.add(edit);
    }
  }
  return {
    document: freshDocument(document, context.draft),
    applied: edits.filter((edit) => applied.has(edit)),
    dropped: edits.filter((edit) => !applied.has(edit)),
  };
}

interface Context {
  readonly document: ResumeDocument;
  readonly draft: Draft;
  /** Ids of everything that will be removed; no other edit may change these. */
  readonly removed: ReadonlySet<NodeId>;
  /** Targets that have already been reordered, moved or removed; a second such edit is dropped. */
  readonly settled: Set<string>;
}

/** A second rewording of a line, proposed on top of the first. */
function isChained(edit: Edit, edits: readonly Edit[]): boolean {
  if (!('lineId' in edit.target) || edit.kind === 'remove') return false;
  const { lineId } = edit.target;
  return edits.some(
    (other) =>
      other !== edit && 'lineId' in other.target && other.target.lineId === lineId && other.after === edit.before,
  );
}

function applyOne(context: Context, edit: Edit): boolean {
  switch (edit.kind) {
    case 'replace-line':
    case 'replace-head-line':
    case 'reorder-items':
      return rewordLine(context, edit);
    case 'rename-heading':
      return renameHeading(context, edit);
    case 'reorder':
      return reorder(context, edit);
    case 'move-section':
      return moveSection(context, edit);
    case 'insert-line':
      return !isRemovedPlace(context, edit.target) && insertLine(context.draft, edit);
    case 'insert-head-line':
      return insertHeadLine(context.draft, edit);
    case 'insert-entry':
      return !context.removed.has(edit.target.sectionId) && insertEntry(context.draft, edit);
    case 'insert-section':
      return insertSection(context.draft, edit);
    case 'remove':
      return remove(context, edit);
  }
}

type Rewording = ReplaceLine | ReplaceHeadLine | Extract<Edit, { kind: 'reorder-items' }>;

function rewordLine({ document, draft, removed }: Context, edit: Rewording): boolean {
  const { lineId } = edit.target;
  if (removed.has(lineId)) return false;
  const lines =
    edit.kind === 'replace-head-line' ? findHeadLines(draft, lineId) : findBodyLine(draft, lineId)?.entry.body;
  const index = lines?.findIndex((line) => line.id === lineId) ?? -1;
  const line = lines?.[index];
  if (!lines || !line) return false;

  const reworded = rewordedText(document, edit, line.text) ?? '';
  const pieces = edit.kind === 'replace-line' ? reworded.split('\n') : [reworded];
  const [text, ...further] = pieces.map(cleanLine).filter(Boolean);
  if (!text) return false;
  if (further.length === 0) {
    lines[index] = { ...line, text };
    return true;
  }
  // The line was split: each part becomes a bullet.
  const parts = [text, ...further].map((part, at): Line => {
    const id = at === 0 ? line.id : asLineId(`${edit.id}.${at + 1}`);
    return { id, text: part, kind: 'bullet', depth: line.kind === 'bullet' ? line.depth : 0 };
  });
  for (const { id } of parts.slice(1)) draft.parts.add(id);
  lines.splice(index, 1, ...parts);
  return true;
}

function rewordedText(document: ResumeDocument, edit: Rewording, current: string): string | undefined {
  if (edit.kind === 'reorder-items') return reorderItems(edit.before, edit.after, current);
  if (edit.before === current) return edit.after;
  return edit.before === textAt(document, edit) ? mergeText(edit.before, current, edit.after) : undefined;
}

function renameHeading({ draft, removed }: Context, edit: RenameHeading): boolean {
  const section = findSection(draft, edit.target.sectionId);
  const text = cleanLine(edit.after);
  if (!section?.heading || section.heading.text !== edit.before || !text || removed.has(section.id)) return false;
  section.heading = { ...section.heading, text };
  return true;
}

function reorder({ draft, removed, settled }: Context, edit: ReorderNodes): boolean {
  const { target, order } = edit;
  const id = 'entryId' in target ? target.entryId : target.sectionId;
  if (removed.has(id) || settled.has(id)) return false;

  if ('entryId' in target) {
    const entry = findEntry(draft, id)?.entry;
    const sorted = entry && inOrder(blocksWithParts(draft, entry.body), ([leader]) => leader?.id ?? '', order);
    if (!sorted) return false;
    entry.body = sorted.flat();
  } else {
    const section = findSection(draft, id);
    const sorted = section && inOrder(section.entries, (entry) => entry.id, order);
    if (!sorted) return false;
    section.entries = sorted;
  }
  settled.add(id);
  return true;
}

/** The parts of a split line move together with its first part. */
function blocksWithParts(draft: Draft, lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const block of lineBlocks(lines)) {
    if (draft.parts.has(block[0]?.id ?? '')) blocks.at(-1)?.push(...block);
    else blocks.push(block);
  }
  return blocks;
}

/** Undefined unless `order` lists every item exactly once. */
function inOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => NodeId,
  order: readonly NodeId[],
): Item[] | undefined {
  const sorted = new Set(order.flatMap((id) => items.filter((item) => idOf(item) === id)));
  return sorted.size === items.length && order.length === items.length ? [...sorted] : undefined;
}

function moveSection({ draft, removed, settled }: Context, edit: MoveSection): boolean {
  const { sectionId } = edit.target;
  const { afterSectionId } = edit;
  const section = findSection(draft, sectionId);
  if (!section || removed.has(sectionId) || settled.has(`move ${sectionId}`) || afterSectionId === sectionId)
    return false;
  if (afterSectionId !== null && !findSection(draft, afterSectionId)) return false;

  const others = draft.sections.filter((other) => other !== section);
  const at = afterSectionId === null ? 0 : others.findIndex((other) => other.id === afterSectionId) + 1;
  draft.sections = [...others.slice(0, at), section, ...others.slice(at)];
  settled.add(`move ${sectionId}`);
  return true;
}

function isRemovedPlace(
  { draft, removed }: Context,
  target: Extract<Edit, { kind: 'insert-line' }>['target'],
): boolean {
  // A line that will be removed can still be an anchor (removals run last); a removed entry cannot.
  const entryId = 'entryId' in target ? target.entryId : findBodyLine(draft, target.afterLineId)?.entry.id;
  return entryId === undefined || removed.has(entryId);
}

function remove({ document, draft, settled }: Context, edit: RemoveNode): boolean {
  const [id = ''] = idsUnder(document, edit);
  if (!id || settled.has(`remove ${id}`)) return false;
  settled.add(`remove ${id}`);

  draft.head = draft.head.filter((line) => line.id !== id);
  draft.sections = draft.sections.filter((section) => section.id !== id);
  for (const section of draft.sections) {
    leaveEmployer(section.entries, id);
    section.entries = section.entries.filter((entry) => entry.id !== id);
    for (const entry of section.entries) entry.body = entry.body.filter((line) => line.id !== id);
  }
  return true;
}

/** An employer line above several roles passes to the next role, and is removed only with the last one. */
function leaveEmployer(entries: readonly DraftEntry[], id: NodeId): void {
  const [removed, heir] = employerGroups(entries).find(([leader]) => leader?.id === id) ?? [];
  if (removed && heir) heir.head = [...employerLines(removed), ...heir.head];
}

/** The removed node's id, then the ids of everything in it. Entry heads and headings cannot be removed on their own. */
function idsUnder(document: ResumeDocument, { target }: RemoveNode): NodeId[] {
  if ('lineId' in target) {
    const isRemovable =
      document.head.lines.some((line) => line.id === target.lineId) ||
      document.sections.some(({ entries }) =>
        entries.some(({ body }) => body.some((line) => line.id === target.lineId)),
      );
    return isRemovable ? [target.lineId] : [];
  }
  if ('entryId' in target) {
    const home = document.sections.find(({ entries }) => entries.some(({ id }) => id === target.entryId));
    const entry = home?.entries.find(({ id }) => id === target.entryId);
    return home && entry ? [entry.id, ...linesTakenWith(home, entry).map((line) => line.id)] : [];
  }
  const section = document.sections.find(({ id }) => id === target.sectionId);
  if (!section) return [];
  return [section.id, ...section.entries.map(({ id }) => id), ...linesOfSection(section).map(({ id }) => id)];
}
