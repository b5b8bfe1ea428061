import { diffWords } from '@fitted/resume/diff/word-diff';
import type { LocatedLine, Place } from './locate-lines.ts';
import { emptyEdit, type InsertedText, type ParagraphEdit } from './mark-paragraph.ts';
import type { WordParagraph } from './paragraph-slots.ts';

export type ParagraphEdits = Map<number, ParagraphEdit>;

/** The edits that turn one line into another; undefined when a field or a missing place is in the way. */
export function rewordLine(
  { places }: LocatedLine,
  before: string,
  after: string,
  paragraphs: readonly WordParagraph[],
): ParagraphEdits | undefined {
  const edits: ParagraphEdits = new Map();
  const first = places.flat()[0];
  if (!first) return undefined;
  let at = 0;
  let last: Place | undefined;
  let lastRemoved: Place | undefined;
  for (const { kind, text } of diffWords(before, after)) {
    if (kind === 'added') {
      const place = placeOfAdded(places, at, last) ?? first;
      const model = lastRemoved ?? chooseModel(last ?? first, place, paragraphs);
      const edit = editOf(edits, place.paragraph);
      addText(edit, place.slot, { text, model: model.slot });
      continue;
    }
    const covered = places.slice(at, at + text.length).flat();
    at += text.length;
    lastRemoved = undefined;
    last = covered.at(-1) ?? last;
    if (kind === 'same') continue;
    for (const place of covered) {
      if (paragraphs[place.paragraph]?.slots[place.slot]?.isFixed) return undefined;
      editOf(edits, place.paragraph).removed.add(place.slot);
    }
    lastRemoved = covered[0];
  }
  return edits;
}

/** Right behind what comes before, or at the start of the next cell if the gap between the two is already behind. */
function placeOfAdded(places: LocatedLine['places'], at: number, last: Place | undefined): Place | undefined {
  const [next] = places.slice(at).flat();
  const isBehindGap = places[at - 1]?.length === 0 && next?.paragraph !== last?.paragraph;
  if (next && isBehindGap) return next;
  return last && { ...last, slot: last.slot + 1 };
}

/** The formatting of what comes before, but not that of a link. */
function chooseModel(before: Place, place: Place, paragraphs: readonly WordParagraph[]): Place {
  const slots = paragraphs[before.paragraph]?.slots ?? [];
  const isLink = slots[before.slot]?.run.parentNode?.nodeName === 'w:hyperlink';
  return isLink && slots[place.slot] ? place : before;
}

export function editOf(edits: ParagraphEdits, paragraph: number): ParagraphEdit {
  const known = edits.get(paragraph) ?? emptyEdit();
  edits.set(paragraph, known);
  return known;
}

/** Texts inserted before the same slot keep the order in which they were added. */
export function addText({ inserted }: ParagraphEdit, slot: number, { text, model }: InsertedText): void {
  inserted.set(slot, { text: (inserted.get(slot)?.text ?? '') + text, model });
}

export function mergeEdits(into: ParagraphEdits, more: ParagraphEdits): void {
  for (const [paragraph, { removed, inserted }] of more) {
    const edit = editOf(into, paragraph);
    for (const slot of removed) edit.removed.add(slot);
    for (const [slot, added] of inserted) addText(edit, slot, added);
  }
}
