import type { Document, Element } from '@xmldom/xmldom';
import { changeAuthor, nextElement } from './marks.ts';
import { childElements, findChild, isElement } from './word-package.ts';

const gone = new Set(['w:del', 'w:moveFrom']);
const come = new Set(['w:ins', 'w:moveTo']);
const bookkeeping = /^w:(?:moveFromRangeStart|moveFromRangeEnd|moveToRangeStart|moveToRangeEnd|pPrChange)$/;

/** Accepts our changes and no one else's, which gives the clean file. */
export function settleChanges(document: Document): void {
  const root = document.documentElement;
  if (!root) return;
  const own: Element[] = [];
  const ranges = new Set<string>();
  for (let at: Element | undefined = root; at; at = nextElement(at, root)) {
    if (!isOurs(at, ranges)) continue;
    own.push(at);
    if (at.nodeName.endsWith('RangeStart')) ranges.add(at.getAttribute('w:id') ?? '');
  }
  const emptied = own.filter((mark) => gone.has(mark.nodeName) && isParagraphEnd(mark)).map(paragraphOfEnd);
  for (const mark of own) {
    const parent = mark.parentNode;
    if (!parent) continue;
    if (come.has(mark.nodeName) && !isParagraphEnd(mark))
      while (mark.firstChild) parent.insertBefore(mark.firstChild, mark);
    parent.removeChild(mark);
  }
  for (const paragraph of emptied) if (paragraph && isEmpty(paragraph)) paragraph.parentNode?.removeChild(paragraph);
}

/** The end of a move's range has no author, only the id of its start. */
function isOurs(element: Element, ranges: ReadonlySet<string>): boolean {
  const isMark = gone.has(element.nodeName) || come.has(element.nodeName) || bookkeeping.test(element.nodeName);
  if (!isMark) return false;
  if (element.nodeName.endsWith('RangeEnd')) return ranges.has(element.getAttribute('w:id') ?? '');
  return element.getAttribute('w:author') === changeAuthor;
}

const isParagraphEnd = (mark: Element): boolean => mark.parentNode?.nodeName === 'w:rPr';

function paragraphOfEnd(mark: Element): Element | undefined {
  const paragraph = mark.parentNode?.parentNode?.parentNode;
  return isElement(paragraph) && paragraph.nodeName === 'w:p' ? paragraph : undefined;
}

function isEmpty(paragraph: Element): boolean {
  const properties = findChild(paragraph, 'w:pPr');
  return childElements(paragraph).every(
    (child) =>
      child === properties || (childElements(child).length === 0 && child.nodeName !== 'w:r') || isHollow(child),
  );
}

/** A link whose text is gone. */
const isHollow = (element: Element): boolean =>
  element.nodeName === 'w:hyperlink' && childElements(element).every(isHollow);
