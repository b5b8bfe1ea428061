import type { Document, Element } from '@xmldom/xmldom';
import { childElements, findChild } from './word-package.ts';

/** One visible character of a paragraph and the element that draws it. */
export interface Slot {
  readonly character: string;
  readonly run: Element;
  /** `w:t`, `w:tab`, `w:br` …: a child of the run. */
  readonly mark: Element;
  /** The character's position in a `w:t`; 0 for elements that are a single character themselves. */
  readonly offset: number;
  /** The result of a field: Word recomputes it, so a change would not last. */
  readonly isFixed: boolean;
}

export interface WordParagraph {
  readonly element: Element;
  readonly slots: readonly Slot[];
  /** The copies of this paragraph that older programs draw, if it is in a shape with a fallback. */
  readonly fallbacks: WordParagraph[];
}

/** Text that is for programs only, or that somebody has already deleted or moved away. */
const skipped = new Set(['w:del', 'w:moveFrom', 'w:rPr', 'w:pPr', 'w:rt', 'w:instrText', 'w:delText']);

const singleCharacters: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

interface FieldState {
  /** The open fields, and whether each has reached its result. */
  readonly open: { isResult: boolean }[];
}

/** Every paragraph of a part in document order; those inside text boxes follow the paragraph that anchors them. */
export function listParagraphs(document: Document): WordParagraph[] {
  const found: WordParagraph[] = [];
  const root = document.documentElement;
  if (root) walkBlocks(root, found, { open: [] });
  return found;
}

function walkBlocks(parent: Element, found: WordParagraph[], fields: FieldState): void {
  for (const child of childElements(parent)) {
    if (child.nodeName === 'w:p') readParagraph(child, found, fields);
    else if (child.nodeName === 'mc:AlternateContent') walkAlternatives(child, found, fields);
    else if (!skipped.has(child.nodeName) && !isPlaceholder(child)) walkBlocks(child, found, fields);
  }
}

/** "Click to enter your name" is the template speaking, not the person. */
function isPlaceholder(control: Element): boolean {
  const properties = control.nodeName === 'w:sdt' ? findChild(control, 'w:sdtPr') : undefined;
  return properties !== undefined && findChild(properties, 'w:showingPlcHdr') !== undefined;
}

/** The first choice is what is read; its fallbacks repeat it and must follow every change. */
function walkAlternatives(alternatives: Element, found: WordParagraph[], fields: FieldState): void {
  const [choice, ...others] = childElements(alternatives).filter(
    ({ nodeName }) => nodeName === 'mc:Choice' || nodeName === 'mc:Fallback',
  );
  if (!choice) return;
  const start = found.length;
  walkBlocks(choice, found, fields);
  for (const other of others) {
    const repeated: WordParagraph[] = [];
    walkBlocks(other, repeated, { open: [] });
    for (const paragraph of found.slice(start)) {
      const at = repeated.findIndex((twin) => textOf(twin) === textOf(paragraph));
      paragraph.fallbacks.push(...(at < 0 ? [] : repeated.splice(at, 1)));
    }
  }
}

export const textOf = (paragraph: WordParagraph): string => paragraph.slots.map(({ character }) => character).join('');

function readParagraph(element: Element, found: WordParagraph[], fields: FieldState): void {
  const slots: Slot[] = [];
  const inner: WordParagraph[] = [];
  walkInline(element, { slots, inner, fields, isFixed: false });
  found.push({ element, slots, fallbacks: [] }, ...inner);
}

interface InlineContext {
  readonly slots: Slot[];
  readonly inner: WordParagraph[];
  readonly fields: FieldState;
  readonly isFixed: boolean;
}

function walkInline(parent: Element, context: InlineContext): void {
  for (const child of childElements(parent)) {
    const name = child.nodeName;
    if (skipped.has(name) || isPlaceholder(child)) continue;
    if (name === 'w:r') readRun(child, context);
    else if (name === 'w:fldSimple') walkInline(child, { ...context, isFixed: true });
    else if (name === 'mc:AlternateContent') walkAlternatives(child, context.inner, context.fields);
    else walkInline(child, context);
  }
}

function readRun(run: Element, context: InlineContext): void {
  const { slots, inner, fields } = context;
  const properties = findChild(run, 'w:rPr');
  const vanish = properties && findChild(properties, 'w:vanish');
  const isHidden = vanish !== undefined && !/^(?:0|false)$/.test(vanish.getAttribute('w:val') ?? '');
  for (const mark of childElements(run)) {
    const name = mark.nodeName;
    if (name === 'w:fldChar') stepField(fields, mark.getAttribute('w:fldCharType') ?? '');
    else if (name === 'mc:AlternateContent') walkAlternatives(mark, inner, fields);
    else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') walkBlocks(mark, inner, { open: [] });
    if (isHidden || fields.open.some(({ isResult }) => !isResult)) continue;
    const isFixed = context.isFixed || fields.open.length > 0;
    const single = name === 'w:sym' ? '•' : singleCharacters[name];
    if (single !== undefined) slots.push({ character: single, run, mark, offset: 0, isFixed });
    else if (name === 'w:t')
      for (const [offset, character] of [...splitUnits(mark.textContent ?? '')])
        slots.push({ character, run, mark, offset, isFixed });
  }
}

function* splitUnits(text: string): Generator<[number, string]> {
  let offset = 0;
  for (const character of text) {
    yield [offset, character];
    offset += character.length;
  }
}

function stepField(fields: FieldState, type: string): void {
  if (type === 'begin') fields.open.push({ isResult: false });
  else if (type === 'end') fields.open.pop();
  else if (type === 'separate') {
    const field = fields.open.at(-1);
    if (field) field.isResult = true;
  }
}
