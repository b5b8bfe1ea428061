import { asLineId, type Line, type NodeId } from '../document.ts';
import { type Draft, type DraftEntry, findBodyLine, findEntry, findSection, hasId } from './draft.ts';
import type { InsertEntry, InsertHeadLine, InsertLine, InsertSection, LineShape } from './edit.ts';
import { cleanLine } from './text-at.ts';

// Each function returns whether it found its target. A new node gets the id of its edit, so equal edits give equal documents.

export function insertLine(draft: Draft, edit: InsertLine): boolean {
  const text = cleanLine(edit.after);
  if (!text || hasId(draft, edit.id)) return false;
  const line: Line = { id: asLineId(edit.id), text, ...edit.line };

  if ('entryId' in edit.target) {
    const { entryId, position } = edit.target;
    const body = findEntry(draft, entryId)?.entry.body;
    if (!body) return false;
    if (position === 'start') insertAt(draft, body, 0, line, `start of ${entryId}`);
    else body.push(line);
    return true;
  }
  const place = findBodyLine(draft, edit.target.afterLineId);
  if (!place) return false;
  const { body } = place.entry;
  let at = place.index + 1;
  // Bullets nested under the anchor stay under it.
  for (let next = body[at]; next?.kind === 'bullet' && next.depth > line.depth; next = body[at]) at += 1;
  insertAt(draft, body, at, line, edit.target.afterLineId);
  return true;
}

export function insertHeadLine(draft: Draft, edit: InsertHeadLine): boolean {
  const text = cleanLine(edit.after);
  const { afterLineId } = edit.target;
  const at = placeAfter(draft.head, afterLineId);
  if (!text || at === undefined || hasId(draft, edit.id)) return false;
  insertAt(draft, draft.head, at, { id: asLineId(edit.id), text, kind: 'text', depth: 0 }, afterLineId ?? 'start');
  return true;
}

export function insertEntry(draft: Draft, edit: InsertEntry): boolean {
  const { sectionId, afterEntryId } = edit.target;
  const section = findSection(draft, sectionId);
  const at = section && placeAfter(section.entries, afterEntryId);
  const texts = textsOf(edit.after);
  if (!section || at === undefined || texts.length === 0 || hasId(draft, edit.id)) return false;
  const entry = buildEntry(edit.id, texts, edit.headLines, edit.line);
  insertAt(draft, section.entries, at, entry, afterEntryId ?? `start of ${sectionId}`);
  return true;
}

export function insertSection(draft: Draft, edit: InsertSection): boolean {
  const { afterSectionId } = edit.target;
  const at = placeAfter(draft.sections, afterSectionId);
  const [heading, ...texts] = textsOf(edit.after);
  if (!heading || texts.length === 0 || at === undefined || hasId(draft, edit.id)) return false;
  const section = {
    id: edit.id,
    kind: edit.section,
    heading: { id: asLineId(`${edit.id}.heading`), text: heading, kind: 'text' as const, depth: 0 },
    entries: [buildEntry(`${edit.id}.entry`, texts, 0, edit.line)],
    groups: [],
  };
  insertAt(draft, draft.sections, at, section, afterSectionId ?? 'start');
  return true;
}

function placeAfter(nodes: readonly { id: NodeId }[], anchor: NodeId | null): number | undefined {
  if (anchor === null) return 0;
  const index = nodes.findIndex((node) => node.id === anchor);
  return index < 0 ? undefined : index + 1;
}

/** Several insertions at one anchor keep the order in which they were proposed. */
function insertAt<Node extends { id: NodeId }>(
  draft: Draft,
  nodes: Node[],
  at: number,
  node: Node,
  anchor: string,
): void {
  let place = at;
  for (let next = nodes[place]; next && draft.anchors.get(next.id) === anchor; next = nodes[place]) place += 1;
  nodes.splice(place, 0, node);
  draft.anchors.set(node.id, anchor);
}

function buildEntry(id: NodeId, texts: readonly string[], headLines: number, shape: LineShape): DraftEntry {
  const lines = texts.map((text, index): Line => {
    const isHead = index < headLines;
    return { id: asLineId(`${id}.${index}`), text, ...(isHead ? { kind: 'text', depth: 0 } : shape) };
  });
  return { id, head: lines.slice(0, headLines), fields: {}, body: lines.slice(headLines) };
}

function textsOf(after: string): string[] {
  return after.split('\n').map(cleanLine).filter(Boolean);
}
