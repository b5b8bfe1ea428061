import { markParagraph, type ParagraphEdit } from './mark-paragraph.ts';
import { cellOf, holdsMore, type OwnFile } from './own-file.ts';
import type { WordParagraph } from './paragraph-slots.ts';
import { editOf } from './reword-line.ts';
import { isElement } from './word-package.ts';

/** Collects the removal of a line's characters; false if a field is among them or the line was not found. */
export function removeLine(own: OwnFile, line: number): boolean {
  const places = own.located[line]?.places.flat() ?? [];
  const isFixed = places.some(({ paragraph, slot }) => own.paragraphs[paragraph]?.slots[slot]?.isFixed);
  if (places.length === 0 || isFixed) return false;
  for (const { paragraph, slot } of places) editOf(own.edits, paragraph).removed.add(slot);
  return true;
}

/**
 * Writes the collected changes into the paragraphs. A paragraph that loses all its letters is removed whole, with its
 * bullet and line end.
 */
export function markGathered(own: OwnFile): void {
  for (const [index, edit] of own.edits) {
    const paragraph = own.paragraphs[index];
    if (!paragraph) continue;
    const { slots } = paragraph;
    const isEmptied =
      edit.inserted.size === 0 &&
      slots.every(({ character }, slot) => edit.removed.has(slot) || !/[\p{L}\p{N}]/u.test(character));
    if (isEmptied) for (const slot of slots.keys()) edit.removed.add(slot);
    else removeLineBreaks(paragraph, edit);
    markParagraph(paragraph, edit, own.marks);
    if (isEmptied)
      for (const twin of [paragraph, ...paragraph.fallbacks])
        if (canLose(twin)) own.marks.markParagraphEnd(twin.element, 'w:del');
  }
}

/** A line inside a paragraph is removed with the break before it, or with the one after it if it is the first. */
function removeLineBreaks({ slots }: WordParagraph, { removed, inserted }: ParagraphEdit): void {
  let start = 0;
  const breaks = [...slots.keys()].filter((slot) => slots[slot]?.character === '\n');
  for (const end of [...breaks, slots.length]) {
    const line = Array.from({ length: end - start }, (_, step) => start + step);
    const hasLetters = line.some((slot) => /[\p{L}\p{N}]/u.test(slots[slot]?.character ?? ''));
    const isGone = line.every((slot) => removed.has(slot) || !/[\p{L}\p{N}]/u.test(slots[slot]?.character ?? ''));
    // What comes with a break of its own is another line.
    const isFilled = [...line, end].some((slot) => inserted.get(slot)?.text.startsWith('\n') === false);
    if (hasLetters && isGone && !isFilled) {
      for (const slot of line) removed.add(slot);
      const lineBreak = start > 0 ? start - 1 : end;
      if (lineBreak < slots.length) removed.add(lineBreak);
    }
    start = end + 1;
  }
}

/** The last paragraph of a cell, text box or page must stay, and so must one that holds a picture or a page setup. */
function canLose(paragraph: WordParagraph): boolean {
  if (holdsMore(paragraph)) return false;
  for (let at = paragraph.element.nextSibling; at; at = at.nextSibling) if (isElement(at)) return at.nodeName === 'w:p';
  return cellOf(paragraph) === undefined && paragraph.element.parentNode?.nodeName === 'w:body';
}
