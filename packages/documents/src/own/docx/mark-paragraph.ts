import type { Element } from '@xmldom/xmldom';
import type { Marks } from './marks.ts';
import type { Slot, WordParagraph } from './paragraph-slots.ts';
import { childElements, createWord, findChild } from './word-package.ts';

/** The edits to one paragraph: slots to delete, and text to insert before a slot (at `slots.length`: at the end). */
export interface ParagraphEdit {
  readonly removed: Set<number>;
  readonly inserted: Map<number, InsertedText>;
}

export interface InsertedText {
  readonly text: string;
  /** The slot whose formatting the text takes. */
  readonly model: number;
}

export const emptyEdit = (): ParagraphEdit => ({ removed: new Set(), inserted: new Map() });

/**
 * Rewrites the runs that an edit touches. A run is split where its text begins or ceases to be deleted; every piece
 * keeps the run's properties, so that rejecting the change restores the original, character for character.
 */
export function markParagraph(paragraph: WordParagraph, edit: ParagraphEdit, marks: Marks): void {
  for (const twin of [paragraph, ...paragraph.fallbacks]) markOne(twin, edit, marks);
}

function markOne(paragraph: WordParagraph, edit: ParagraphEdit, marks: Marks): void {
  const { slots } = paragraph;
  for (const [run, indexes] of slotsByRun(slots)) {
    const isTouched = indexes.some((index) => edit.removed.has(index) || edit.inserted.has(index));
    if (isTouched) splitRun({ run, indexes, slots, edit, marks, paragraph: paragraph.element });
  }
  const atEnd = edit.inserted.get(slots.length);
  if (atEnd === undefined) return;
  const last = slots.at(-1)?.run;
  const added = marks.inserted(paragraph.element, [buildRun(paragraph.element, atEnd.text, slots[atEnd.model]?.run)]);
  const anchor = last ? outermostInline(last, paragraph.element) : undefined;
  paragraph.element.insertBefore(added, anchor?.nextSibling ?? null);
}

/** After a link, not inside it: what is added to a line does not become part of its link. */
function outermostInline(run: Element, paragraph: Element): Element {
  let at: Element = run;
  while (at.parentNode && at.parentNode !== paragraph) at = at.parentNode as Element;
  return at;
}

function slotsByRun(slots: readonly Slot[]): Map<Element, number[]> {
  const runs = new Map<Element, number[]>();
  for (const [index, { run }] of slots.entries()) {
    const known = runs.get(run);
    if (known) known.push(index);
    else runs.set(run, [index]);
  }
  return runs;
}

interface Piece {
  readonly isRemoved: boolean;
  readonly children: Element[];
}

interface TouchedRun {
  readonly run: Element;
  readonly indexes: readonly number[];
  readonly slots: readonly Slot[];
  readonly edit: ParagraphEdit;
  readonly marks: Marks;
  readonly paragraph: Element;
}

function splitRun({ run, indexes, slots, edit, marks, paragraph }: TouchedRun): void {
  const parent = run.parentNode;
  if (!parent) return;
  const indexAt = new Map(
    indexes.map((index) => [`${marks.keyOf(slots[index]?.mark)} ${slots[index]?.offset}`, index]),
  );
  const pieces: (Piece | InsertedText)[] = [];
  const add = (child: Element, isRemoved: boolean) => {
    const last = pieces.at(-1);
    if (last && 'children' in last && last.isRemoved === isRemoved) last.children.push(child);
    else pieces.push({ isRemoved, children: [child] });
  };
  for (const mark of childElements(run)) {
    if (mark.nodeName === 'w:rPr') continue;
    const characters = mark.nodeName === 'w:t' ? charactersOf(mark) : [{ offset: 0, character: '' }];
    let text = '';
    let isRemoved = false;
    const flush = () => {
      if (text !== '') add(buildText(mark, text, isRemoved), isRemoved);
      text = '';
    };
    for (const { offset, character } of characters) {
      const index = indexAt.get(`${marks.keyOf(mark)} ${offset}`);
      const coming = index === undefined ? undefined : edit.inserted.get(index);
      const goes = index !== undefined && edit.removed.has(index);
      if (coming !== undefined || goes !== isRemoved) flush();
      if (coming !== undefined) pieces.push(coming);
      isRemoved = goes;
      if (mark.nodeName === 'w:t') text += character;
      else add(mark, isRemoved);
    }
    flush();
  }
  const [first] = pieces;
  const before = slots[(indexes[0] ?? 0) - 1]?.run;
  const outer = outermostInline(run, paragraph);
  const isAtEdge = before === undefined || outermostInline(before, paragraph) !== outer;
  for (const piece of pieces) {
    if ('text' in piece) {
      const added = marks.inserted(run, [buildRun(run, piece.text, slots[piece.model]?.run)]);
      // Before a link's first letter means before the link.
      if (piece === first && isAtEdge) paragraph.insertBefore(added, outer);
      else parent.insertBefore(added, run);
    } else {
      const part = cloneShell(run);
      for (const child of piece.children) part.appendChild(child);
      parent.insertBefore(piece.isRemoved ? marks.deleted(run, [part]) : part, run);
    }
  }
  parent.removeChild(run);
}

function charactersOf(mark: Element): { offset: number; character: string }[] {
  const found: { offset: number; character: string }[] = [];
  let offset = 0;
  for (const character of mark.textContent ?? '') {
    found.push({ offset, character });
    offset += character.length;
  }
  return found;
}

export function buildText(near: Element, text: string, isRemoved: boolean): Element {
  const element = createWord(near, isRemoved ? 'w:delText' : 'w:t');
  element.setAttribute('xml:space', 'preserve');
  element.appendChild(near.ownerDocument?.createTextNode(text) as never);
  return element;
}

/** The run without its content. */
function cloneShell(run: Element): Element {
  const shell = run.cloneNode(false) as Element;
  const properties = findChild(run, 'w:rPr');
  if (properties) shell.appendChild(properties.cloneNode(true));
  return shell;
}

/** A new run that looks like its model; tabs and line breaks in the text become Word's own. */
export function buildRun(near: Element, text: string, model: Element | undefined): Element {
  const run = createWord(near, 'w:r');
  const properties = model && findChild(model, 'w:rPr');
  if (properties) run.appendChild(properties.cloneNode(true));
  for (const part of text.split(/([\t\n])/)) {
    if (part === '\t') run.appendChild(createWord(near, 'w:tab'));
    else if (part === '\n') run.appendChild(createWord(near, 'w:br'));
    else if (part !== '') run.appendChild(buildText(near, part, false));
  }
  return run;
}
