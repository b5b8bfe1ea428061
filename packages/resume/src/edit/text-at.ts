import type { Entry, Line, NodeId, ResumeDocument, Section } from '../document.ts';
import type { Edit } from './edit.ts';

/** The text that stands at an edit's target, which its `before` must equal; undefined when the target does not exist. */
export function textAt(document: ResumeDocument, edit: Pick<Edit, 'kind' | 'target'>): string | undefined {
  const { kind, target } = edit;
  if (kind.startsWith('insert-')) return '';
  if ('lineId' in target) return findLine(document, target.lineId)?.text;
  if ('entryId' in target) {
    const entry = findEntry(document, target.entryId);
    if (!entry) return undefined;
    return kind === 'reorder' ? joinTexts(lineBlocks(entry.body).flatMap(firstOf)) : joinTexts(linesOfEntry(entry));
  }
  if (!('sectionId' in target)) return undefined;
  const section = document.sections.find(({ id }) => id === target.sectionId);
  if (!section) return undefined;
  if (kind === 'reorder') return joinTexts(section.entries.flatMap((entry) => firstOf(linesOfEntry(entry))));
  if (kind === 'remove') return joinTexts(linesOfSection(section));
  return section.heading?.text ?? '';
}

/** Every line of the document in reading order. */
export function linesOf(document: ResumeDocument): Line[] {
  return [...document.head.lines, ...document.sections.flatMap(linesOfSection)];
}

export function linesOfSection(section: Pick<Section, 'heading' | 'entries'>): Line[] {
  return [...(section.heading ? [section.heading] : []), ...section.entries.flatMap(linesOfEntry)];
}

export function linesOfEntry(entry: Pick<Entry, 'head' | 'body'>): Line[] {
  return [...entry.head, ...entry.body];
}

/** A line with the bullets nested under it: what travels together when lines are put in another order. */
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

function findLine(document: ResumeDocument, id: NodeId): Line | undefined {
  return linesOf(document).find((line) => line.id === id);
}

function findEntry(document: ResumeDocument, id: NodeId): Entry | undefined {
  return document.sections.flatMap((section) => section.entries).find((entry) => entry.id === id);
}

function firstOf(lines: readonly Line[]): Line[] {
  return lines.slice(0, 1);
}
