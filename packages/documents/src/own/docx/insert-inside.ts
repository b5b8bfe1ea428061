import type { LineChange } from '../plan-changes.ts';
import type { Place } from './locate-lines.ts';
import { isWhole, type OwnFile } from './own-file.ts';
import type { WordParagraph } from './paragraph-slots.ts';
import { addText, editOf } from './reword-line.ts';

/** A place between two lines of one paragraph, separated only by a line break. */
export interface InsidePlace {
  readonly inside: number;
  /** The slot of the break, or the paragraph's end; the new line is inserted before it, with a break of its own. */
  readonly slot: number;
  /** The line above and, if it is in the same paragraph, the line below. */
  readonly near: readonly number[];
}

/**
 * If the kept lines above and below share a paragraph, a new line between them must be in it, too. A further line of
 * the same role joins the lines above if those are separated by breaks.
 */
export function findInside(own: OwnFile, lines: readonly LineChange[], index: number): InsidePlace | undefined {
  const isKept = (line: LineChange) => line.kind === 'keep' || line.kind === 'replace';
  const above = originOf(lines.slice(0, index).findLast(isKept));
  const below = originOf(lines.slice(index + 1).find(isKept));
  const last = above === undefined ? undefined : placesOf(own, above).at(-1);
  const paragraph = last && own.paragraphs[last.paragraph];
  if (above === undefined || !paragraph) return undefined;
  const first = below === undefined ? undefined : placesOf(own, below)[0];
  const isBetween = first?.paragraph === last.paragraph && first.slot > last.slot;
  const end = isBetween ? first.slot : paragraph.slots.length;
  const slot = findBreak(paragraph, last.slot + 1, end);
  if (isBetween)
    return slot === undefined ? undefined : { inside: last.paragraph, slot, near: [above, below ?? above] };
  const isOneMore = own.before[above]?.role === own.after[lines[index]?.to ?? -1]?.role;
  const isBroken = findBreak(paragraph, 0, last.slot) !== undefined && !isWhole(own, above, paragraph);
  return isOneMore && isBroken ? { inside: last.paragraph, slot: slot ?? end, near: [above] } : undefined;
}

function findBreak({ slots }: WordParagraph, from: number, to: number): number | undefined {
  for (let slot = from; slot < to; slot += 1) if (slots[slot]?.character === '\n') return slot;
  return undefined;
}

/** Adds the line to the paragraph, after a typed bullet if a neighbour in the same role has one. */
export function insertInside(own: OwnFile, to: number, { inside, slot, near }: InsidePlace): void {
  const line = own.after[to];
  if (!line) return;
  const alike = near.find((index) => own.before[index]?.role === line.role);
  const bullet = alike === undefined ? '' : typedBefore(own, alike);
  const model = placesOf(own, alike ?? near[0] ?? 0).at(-1)?.slot ?? slot;
  addText(editOf(own.edits, inside), slot, { text: `\n${bullet}${line.text}`, model });
}

const originOf = (line: LineChange | undefined): number | undefined => (line && 'from' in line ? line.from : undefined);

const placesOf = (own: OwnFile, line: number): Place[] => own.located[line]?.places.flat() ?? [];

function typedBefore(own: OwnFile, line: number): string {
  const [first] = placesOf(own, line);
  const slots = first && own.paragraphs[first.paragraph]?.slots;
  if (!slots) return '';
  let typed = '';
  for (let slot = first.slot - 1; slot >= 0 && slots[slot]?.character !== '\n'; slot -= 1)
    typed = `${slots[slot]?.character ?? ''}${typed}`;
  return typed;
}
