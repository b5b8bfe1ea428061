import type { Element } from '@xmldom/xmldom';
import type { LineChange } from '../plan-changes.ts';
import { findInside, type InsidePlace, insertInside } from './insert-inside.ts';
import { findModel, modelOf, typedText } from './line-models.ts';
import { cellOf, holdsMore, isWhole, type OwnFile, paragraphsOf } from './own-file.ts';
import { buildParagraph, copyParagraph, placeBefore, placeBehind, wrapRuns } from './place-paragraphs.ts';
import { removeLine } from './remove-lines.ts';

/** Puts new and moved lines in their places, following the improved order line by line. */
export function arrangeLines(own: OwnFile, lines: readonly LineChange[]): void {
  const stuck = findStuckMoves(own, lines);
  let behind: Element | undefined;
  for (const [index, line] of lines.entries()) {
    const before = line.kind === 'insert' ? '' : (own.before[line.from]?.text ?? '');
    const after = own.after[line.to]?.text ?? '';
    if (line.kind === 'keep' || line.kind === 'replace') {
      behind = placeAfter(own, line.from) ?? behind;
      continue;
    }
    const inside = findInside(own, lines, index);
    const place = findPlace(own, lines, index, behind);
    let paragraph: Element | undefined;
    if (stuck.has(line.to)) paragraph = undefined;
    else if (inside) paragraph = arrangeInside(own, line, inside);
    else if (place)
      paragraph = line.kind === 'move' ? moveLine(own, line, place) : insertLine(own, line.to, index, lines, place);
    if (!paragraph) {
      own.unplaced.push({ before, after });
      continue;
    }
    if (!inside) behind = paragraph;
    own.placed.push({ before, after, paragraph });
  }
}

function arrangeInside(own: OwnFile, line: LineChange, place: InsidePlace): Element | undefined {
  if (line.kind === 'move' && !removeLine(own, line.from)) return undefined;
  insertInside(own, line.to, place);
  return own.paragraphs[place.inside]?.element;
}

type PlaceFor = { readonly behind: Element } | { readonly before: Element };

/** The paragraph to place later lines after; undefined at the end of a row of several cells, or in a page header. */
function placeAfter(own: OwnFile, line: number): Element | undefined {
  return paragraphsOf(own, line).at(-1)?.element;
}

/** After the line above, unless that is a row's last cell or in a page header and the line below is in the body. */
function findPlace(
  own: OwnFile,
  lines: readonly LineChange[],
  index: number,
  behind: Element | undefined,
): PlaceFor | undefined {
  const next = lines.slice(index + 1).find((line) => line.kind === 'keep' || line.kind === 'replace');
  const below = next && 'from' in next ? paragraphsOf(own, next.from)[0] : undefined;
  const above = behind && own.paragraphs.find(({ element }) => element === behind);
  const isRowEnd = above !== undefined && isInRow(own, lines, index);
  const isElsewhere = above && below && above.element.ownerDocument !== below.element.ownerDocument;
  if (below && (!behind || isRowEnd || isElsewhere)) return { before: below.element };
  return behind ? { behind } : undefined;
}

/** Whether the line above is spread over cells: a bullet after it would land in the cell with its dates. */
function isInRow(own: OwnFile, lines: readonly LineChange[], index: number): boolean {
  const previous = lines[index - 1];
  if (!previous || previous.kind === 'insert' || previous.kind === 'move') return false;
  const holders = new Set(paragraphsOf(own, previous.from).map(cellOf));
  return holders.size > 1;
}

/** Puts an already marked paragraph in its place, or in both places if it is drawn twice. */
function put(own: OwnFile, place: PlaceFor, added: Element, end: 'w:ins' | 'w:moveTo'): void {
  const beside = 'before' in place ? place.before : place.behind;
  const putOne = 'before' in place ? placeBefore : placeBehind;
  const repeated = (own.fallbacks.get(beside) ?? []).map((twin) => {
    const copy = added.cloneNode(true) as Element;
    putOne(twin, copy, end, own.marks);
    return copy;
  });
  own.fallbacks.set(added, repeated);
  putOne(beside, added, end, own.marks);
}

function insertLine(
  own: OwnFile,
  to: number,
  index: number,
  lines: readonly LineChange[],
  place: PlaceFor,
): Element | undefined {
  const line = own.after[to];
  const model = line && findModel(own, line, nearestOrigin(lines, index));
  if (!line || !model) return undefined;
  const added = buildParagraph(typedText(line.text, model), model.paragraph, model.firstSlot);
  wrapRuns(added, 'w:ins', own.marks);
  put(own, place, added, 'w:ins');
  return added;
}

function nearestOrigin(lines: readonly LineChange[], index: number): number {
  for (let distance = 1; distance < lines.length; distance += 1)
    for (const line of [lines[index - distance], lines[index + distance]])
      if (line && 'from' in line && line.kind !== 'move') return line.from;
  return 0;
}

/** A section moves as a whole or not at all: if one line cannot follow, its neighbours stay, too. */
function findStuckMoves(own: OwnFile, lines: readonly LineChange[]): Set<number> {
  const stuck = new Set<number>();
  let block: { to: number; from: number }[] = [];
  const close = () => {
    if (block.some(({ from }) => !canMove(own, from) && !canReplant(own, from)))
      for (const { to } of block) stuck.add(to);
    block = [];
  };
  for (const line of lines) {
    const last = block.at(-1);
    if (line.kind !== 'move' || (last && line.from !== last.from + 1)) close();
    if (line.kind === 'move') block.push(line);
  }
  close();
  return stuck;
}

function canMove(own: OwnFile, line: number): boolean {
  const paragraphs = paragraphsOf(own, line);
  return (
    paragraphs.length > 0 &&
    paragraphs.every(
      (paragraph) =>
        isWhole(own, line, paragraph) &&
        cellOf(paragraph) === undefined &&
        paragraph.fallbacks.length === 0 &&
        !holdsMore(paragraph) &&
        paragraph.slots.every(({ isFixed }) => !isFixed),
    )
  );
}

/** Whether the line can at least be deleted here and inserted there. */
function canReplant(own: OwnFile, line: number): boolean {
  const [paragraph, ...others] = paragraphsOf(own, line);
  return (
    paragraph !== undefined &&
    others.length === 0 &&
    !holdsMore(paragraph) &&
    paragraph.slots.every(({ isFixed }) => !isFixed) &&
    // From part of a paragraph only the text could be moved, and a link is more than its text.
    (isWhole(own, line, paragraph) || paragraph.element.getElementsByTagName('w:hyperlink').length === 0)
  );
}

/** Deletes the line at its old place and inserts it at the new one, with its old formatting. */
function replantLine(own: OwnFile, { from, to }: { from: number; to: number }, place: PlaceFor): Element | undefined {
  const [before, after] = [own.before[from], own.after[to]];
  const itself = modelOf(own, from);
  const model = itself ?? (before && after && findModel(own, { role: before.role, text: after.text }, from));
  if (!model || !after || !removeLine(own, from)) return undefined;
  const isCopy = itself !== undefined && before?.text === after.text;
  const added = isCopy
    ? copyParagraph(model.paragraph)
    : buildParagraph(typedText(after.text, model), model.paragraph, model.firstSlot);
  wrapRuns(added, 'w:ins', own.marks);
  put(own, place, added, 'w:ins');
  return added;
}

function moveLine(own: OwnFile, { from, to }: { from: number; to: number }, place: PlaceFor): Element | undefined {
  const isSame = own.before[from]?.text === own.after[to]?.text;
  // Word moves only whole paragraphs outside of tables; anything else, or a reworded line, is deleted and inserted.
  if (!isSame || !canMove(own, from)) return replantLine(own, { from, to }, place);
  let last: Element | undefined;
  for (const paragraph of paragraphsOf(own, from)) {
    const { element } = paragraph;
    const copy = copyParagraph(paragraph);
    const name = `fitted${own.marks.takeId()}`;
    wrapRuns(copy, 'w:moveTo', own.marks);
    bracket(own, copy, 'w:moveTo', name);
    put(own, last ? { behind: last } : place, copy, 'w:moveTo');
    wrapRuns(element, 'w:moveFrom', own.marks);
    bracket(own, element, 'w:moveFrom', name);
    own.marks.markParagraphEnd(element, 'w:moveFrom');
    last = copy;
  }
  return last;
}

/** Word pairs the two places of a move by the names of their ranges. */
function bracket({ marks }: OwnFile, paragraph: Element, kind: 'w:moveFrom' | 'w:moveTo', name: string): void {
  const id = marks.takeId();
  const start = marks.range(paragraph, `${kind}RangeStart`, id, name);
  const end = marks.range(paragraph, `${kind}RangeEnd`, id);
  const first = paragraph.firstChild;
  paragraph.insertBefore(start, first?.nodeName === 'w:pPr' ? first.nextSibling : first);
  paragraph.appendChild(end);
}
