import type { Section } from '@fitted/resume/document';
import type { Edit, EditReason } from '@fitted/resume/edit/edit';
import { linesTakenWith } from '@fitted/resume/edit/employer-groups';
import { joinTexts, lineBlocks, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import { matchHeading } from '@fitted/resume/parse/headings/match-heading';
import { cleanText } from './clean-text.ts';
import type { LineIndex, Place } from './line-index.ts';
import type { ReadEdit } from './wire-edit.ts';

type Draft = Edit extends infer One ? (One extends Edit ? Omit<One, 'id' | 'reason' | 'evidence'> : never) : never;

/**
 * Undefined if the edit's id is unknown or its operation is impossible there. `number` distinguishes insertions at the
 * same place.
 */
export function toEdit(wire: ReadEdit, index: LineIndex, number: number, reason?: EditReason): Edit | undefined {
  const draft = toDraft(wire, index);
  if (!draft || (draft.before === draft.after && draft.kind !== 'move-section')) return undefined;
  const id = `llm:${wire.op}:${wire.at}:${number}`;
  return { ...draft, id, reason: reason ?? reasonOf(wire, draft), evidence: [] } as Edit;
}

function toDraft(wire: ReadEdit, index: LineIndex): Draft | undefined {
  const place = index.find(wire.at);
  const text = cleanText(wire.text ?? '', index.text).trim();
  switch (wire.op) {
    case 'replace':
      return place?.kind === 'line' && isOneLine(text)
        ? { kind: 'replace-line', target: { lineId: place.line.id }, before: place.line.text, after: bare(text) }
        : undefined;
    case 'replace-head':
      return (place?.kind === 'head-line' || place?.kind === 'title-line') && isOneLine(text)
        ? { kind: 'replace-head-line', target: { lineId: place.line.id }, before: place.line.text, after: text }
        : undefined;
    case 'reorder-items':
      return place?.kind === 'line' && isOneLine(text)
        ? { kind: 'reorder-items', target: { lineId: place.line.id }, before: place.line.text, after: bare(text) }
        : undefined;
    case 'rename-section':
      return place?.kind === 'section' && place.section.heading && isOneLine(text)
        ? {
            kind: 'rename-heading',
            target: { sectionId: place.section.id },
            before: place.section.heading.text,
            after: text,
          }
        : undefined;
    case 'insert':
      return isOneLine(text) ? insertLine(place, bare(text)) : undefined;
    case 'insert-head':
      return place?.kind === 'head-line' && isOneLine(text)
        ? { kind: 'insert-head-line', target: { afterLineId: place.line.id }, before: '', after: text }
        : undefined;
    case 'add-entry':
      return place?.kind === 'section' && text ? addEntry(place.section, text) : undefined;
    case 'add-section':
      return addSection(wire.at, place, text);
    case 'remove':
      return place && remove(place);
    case 'reorder':
      return place && reorder(place, wire.order ?? [], index);
    case 'move-section':
      return place?.kind === 'section' ? moveSection(place.section, wire.order ?? [], index) : undefined;
  }
}

function insertLine(place: Place | undefined, after: string): Draft | undefined {
  if (place?.kind === 'line') {
    const { id, kind, depth } = place.line;
    return { kind: 'insert-line', target: { afterLineId: id }, line: { kind, depth }, before: '', after };
  }
  if (place?.kind !== 'entry') return undefined;
  const last = place.entry.body.at(-1);
  const line = { kind: last?.kind ?? 'bullet', depth: 0 } as const;
  return { kind: 'insert-line', target: { entryId: place.entry.id, position: 'end' }, line, before: '', after };
}

function addEntry(section: Section, after: string): Draft {
  const afterEntryId = section.entries.at(-1)?.id ?? null;
  const target = { sectionId: section.id, afterEntryId };
  return { kind: 'insert-entry', target, headLines: 1, line: { kind: 'bullet', depth: 0 }, before: '', after };
}

function addSection(at: string, place: Place | undefined, after: string): Draft | undefined {
  const [heading = '', ...lines] = after.split('\n');
  const kind = matchHeading(heading)?.kind ?? 'other';
  if (lines.length === 0 || kind === 'contact' || (place?.kind !== 'section' && at.trim().toUpperCase() !== 'START'))
    return undefined;
  const afterSectionId = place?.kind === 'section' ? place.section.id : null;
  const line = { kind: 'text', depth: 0 } as const;
  return { kind: 'insert-section', target: { afterSectionId }, section: kind, line, before: '', after };
}

function remove(place: Place): Draft | undefined {
  switch (place.kind) {
    case 'line':
    case 'head-line':
      return { kind: 'remove', target: { lineId: place.line.id }, before: place.line.text, after: '' };
    case 'entry': {
      const { section, entry } = place;
      const before = joinTexts(linesTakenWith(section, entry));
      return { kind: 'remove', target: { entryId: entry.id }, before, after: '' };
    }
    case 'section': {
      const { section } = place;
      return {
        kind: 'remove',
        target: { sectionId: section.id },
        before: joinTexts(linesOfSection(section)),
        after: '',
      };
    }
    case 'title-line':
      return undefined;
  }
}

function reorder(place: Place, order: readonly string[], index: LineIndex): Draft | undefined {
  const named = order.map((id) => index.find(id));
  if (place.kind === 'entry') {
    const leaders = lineBlocks(place.entry.body).flatMap(([leader]) => leader ?? []);
    const sorted = named.flatMap((one) => (one?.kind === 'line' && leaders.includes(one.line) ? [one.line] : []));
    if (!isPermutation(sorted, leaders)) return undefined;
    const target = { entryId: place.entry.id };
    const ids = sorted.map(({ id }) => id);
    return { kind: 'reorder', target, order: ids, before: joinTexts(leaders), after: joinTexts(sorted) };
  }
  if (place.kind !== 'section') return undefined;
  const { section } = place;
  const sorted = named.flatMap((one) => (one?.kind === 'entry' && one.section === section ? [one.entry] : []));
  if (!isPermutation(sorted, section.entries)) return undefined;
  const firsts = (entries: typeof section.entries) =>
    joinTexts(entries.flatMap((entry) => linesOfEntry(entry).slice(0, 1)));
  return {
    kind: 'reorder',
    target: { sectionId: section.id },
    order: sorted.map(({ id }) => id),
    before: firsts(section.entries),
    after: firsts(sorted),
  };
}

function moveSection(section: Section, order: readonly string[], index: LineIndex): Draft | undefined {
  const [behind = ''] = order;
  const place = index.find(behind);
  if (place?.kind !== 'section' && behind.trim().toUpperCase() !== 'START') return undefined;
  const heading = section.heading?.text ?? '';
  const afterSectionId = place?.kind === 'section' ? place.section.id : null;
  return { kind: 'move-section', target: { sectionId: section.id }, afterSectionId, before: heading, after: heading };
}

function isPermutation<Item>(sorted: readonly Item[], items: readonly Item[]): boolean {
  return sorted.length === items.length && new Set(sorted).size === items.length;
}

/** A lone dash says nothing, and would remove a line without asking. */
const isOneLine = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !text.includes('\n');
/** Models copy the row id and the bullet, which are only for reading. */
const bare = (text: string): string => text.replace(/^(?:L\d+ \| )?(?:[-•*] )?/u, '');

function reasonOf({ reason }: ReadEdit, { before, after }: Draft): EditReason {
  return { code: reason, params: reason === 'standard-heading' ? { from: before, to: after } : {} };
}
