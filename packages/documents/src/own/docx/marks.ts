import type { Document, Element } from '@xmldom/xmldom';
import { childElements, createWord, findChild, isElement } from './word-package.ts';

export const changeAuthor = 'Fitted';

/** Builds Word's revision marks, each with its own id and all with the same author and date. */
export class Marks {
  private nextId: number;
  private readonly keys = new Map<Element, number>();

  constructor(
    parts: readonly Document[],
    private readonly date: string,
  ) {
    this.nextId = 1 + Math.max(0, ...parts.map((part) => (part.documentElement ? highestId(part.documentElement) : 0)));
  }

  /** Identifies elements in the keys of maps. */
  keyOf(element: Element | undefined): number {
    if (!element) return -1;
    const known = this.keys.get(element) ?? this.keys.size;
    this.keys.set(element, known);
    return known;
  }

  takeId(): string {
    const id = String(this.nextId);
    this.nextId += 1;
    return id;
  }

  inserted(near: Element, runs: readonly Element[]): Element {
    return this.wrap(near, 'w:ins', runs);
  }

  deleted(near: Element, runs: readonly Element[]): Element {
    return this.wrap(near, 'w:del', runs);
  }

  wrap(near: Element, name: 'w:ins' | 'w:del' | 'w:moveFrom' | 'w:moveTo', runs: readonly Element[]): Element {
    const mark = this.build(near, name);
    for (const run of runs) mark.appendChild(run);
    return mark;
  }

  /** The start or end of a move's range; both ends share one id, both places one name. */
  range(near: Element, name: string, id: string, moveName?: string): Element {
    const mark = createWord(near, name);
    mark.setAttribute('w:id', id);
    if (moveName !== undefined) {
      mark.setAttribute('w:author', changeAuthor);
      mark.setAttribute('w:date', this.date);
      mark.setAttribute('w:name', moveName);
    }
    return mark;
  }

  /** Marks the end of the paragraph itself, so that accepting or rejecting the change leaves no empty line. */
  markParagraphEnd(paragraph: Element, name: 'w:ins' | 'w:del' | 'w:moveFrom' | 'w:moveTo'): void {
    let properties = findChild(paragraph, 'w:pPr');
    if (!properties) {
      properties = createWord(paragraph, 'w:pPr');
      paragraph.insertBefore(properties, paragraph.firstChild);
    }
    let runProperties = findChild(properties, 'w:rPr');
    if (!runProperties) {
      runProperties = createWord(paragraph, 'w:rPr');
      const later = childElements(properties).find(({ nodeName }) => /^w:(?:sectPr|pPrChange)$/.test(nodeName));
      properties.insertBefore(runProperties, later ?? null);
    }
    runProperties.insertBefore(this.build(paragraph, name), runProperties.firstChild);
  }

  /** A revision element with its id, author and date. */
  build(near: Element, name: string): Element {
    const mark = createWord(near, name);
    mark.setAttribute('w:id', this.takeId());
    mark.setAttribute('w:author', changeAuthor);
    mark.setAttribute('w:date', this.date);
    return mark;
  }
}

const identified = /^w:(?:ins|del|moveFrom|moveTo|bookmark|comment|pPrChange|rPrChange|tblPrChange|sectPrChange)/;

function highestId(root: Element): number {
  let highest = 0;
  for (let at: Element | undefined = root; at; at = nextElement(at, root)) {
    if (!identified.test(at.nodeName)) continue;
    const id = Number(at.getAttribute('w:id'));
    if (Number.isSafeInteger(id) && id < 2_000_000_000) highest = Math.max(highest, id);
  }
  return highest;
}

/** Document order, without recursion. */
export function nextElement(from: Element, root: Element): Element | undefined {
  const [first] = childElements(from);
  if (first) return first;
  for (let at: Element = from; at !== root; ) {
    for (let sibling = at.nextSibling; sibling; sibling = sibling.nextSibling) if (isElement(sibling)) return sibling;
    if (!isElement(at.parentNode)) return undefined;
    at = at.parentNode;
  }
  return undefined;
}
