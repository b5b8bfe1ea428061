import type { Entry, Line, NodeId, ResumeDocument, Section } from '../document.ts';
import type { Edit } from './edit.ts';
import { linesTakenWith } from './employer-groups.ts';

/** The text at an edit's target, which must equal its `before`. Undefined if the target does not exist. */
export function textAt(document: ResumeDocument, edit: Pick<Edit, 'kind' | 'target'>): string | undefined {
  const { kind, target } = edit;
  if (kind.startsWith('insert-')) return '';
  if ('lineId' in target) return linesById(document).get(target.lineId)?.text;
  if ('entryId' in target) {
    const found = findEntry(document, target.entryId);
    if (!found) return undefined;
    const { section, entry } = found;
    return joinTexts(kind === 'reorder' ? lineBlocks(entry.body).flatMap(firstOf) : linesTakenWith(section, entry));
  }
  if (!('sectionId' in target)) return undefined;
  const section = document.sections.find(({ id }) => id === target.sectionId);
  if (!section) return undefined;
  if (kind === 'reorder') return joinTexts(section.entries.flatMap((entry) => firstOf(linesOfEntry(entry))));
  if (kind === 'remove') return joinTexts(linesOfSection(section));
  return section.heading?.text ?? '';
}

/** All lines of the document, in reading order. */
export function linesOf(document: ResumeDocument): Line[] {
  return [...document.head.lines, ...document.sections.flatMap(linesOfSection)];
}

export function linesOfSection(section: Pick<Section, 'heading' | 'entries'>): Line[] {
  return [...(section.heading ? [section.heading] : []), ...section.entries.flatMap(linesOfEntry)];
}

export function linesOfEntry(entry: Pick<Entry, 'head' | 'body'>): Line[] {
  return [...entry.head, ...entry.body];
}

/** Groups each line with the bullets nested under it: the units that move together when lines are reordered. */
export function lineBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const leader = block?.[0];
    if (block && leader && line.kind === 'bullet' && leader.kind === 'bullet' && line.depth > leader.depth)
      block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

export function joinTexts(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join('\n');
}

const indexes = new WeakMap<ResumeDocument, ReadonlyMap<NodeId, Line>>();

/** Built once per document; documents are immutable. */
export function linesById(document: ResumeDocument): ReadonlyMap<NodeId, Line> {
  const known = indexes.get(document);
  if (known) return known;
  const index = new Map(linesOf(document).map((line) => [line.id, line]));
  indexes.set(document, index);
  return index;
}

function findEntry(document: ResumeDocument, id: NodeId): { section: Section; entry: Entry } | undefined {
  for (const section of document.sections) {
    const entry = section.entries.find((candidate) => candidate.id === id);
    if (entry) return { section, entry };
  }
  return undefined;
}

function firstOf(lines: readonly Line[]): Line[] {
  return lines.slice(0, 1);
}

/** Normalises text to a document line: no bullet character, single-spaced, trimmed. '' if nothing is left. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^ ?(?:[•·▪◦‣●○■□*–—-] )+/u, '')
    .trim();
}
