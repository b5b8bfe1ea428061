import type { Element } from '@xmldom/xmldom';
import { buildRun, buildText } from './mark-paragraph.ts';
import { changeAuthor, type Marks } from './marks.ts';
import type { WordParagraph } from './paragraph-slots.ts';
import { childElements, createWord, findChild, isElement } from './word-package.ts';

type EndMark = 'w:ins' | 'w:moveTo';

/** Properties that belong to one paragraph alone and must not be copied to another. */
const ownProperties = /^w:(?:sectPr|pPrChange|pageBreakBefore|framePr)$/;
/** The record of a paragraph's former properties contains all of them except these, which are not allowed in it. */
const neverRecorded = /^w:(?:sectPr|pPrChange)$/;

/** A new paragraph formatted like its model: its style, numbering, indents and text formatting. */
export function buildParagraph(text: string, model: WordParagraph, firstSlot: number): Element {
  const paragraph = createWord(model.element, 'w:p');
  const properties = copyProperties(model.element);
  if (properties) paragraph.appendChild(properties);
  const typedBullet = model.slots
    .slice(0, firstSlot)
    .map(({ character }) => character)
    .join('');
  const look = mostUsedRun(model, firstSlot);
  if (typedBullet !== '') paragraph.appendChild(buildRun(paragraph, typedBullet, model.slots[0]?.run));
  paragraph.appendChild(buildRun(paragraph, text, look));
  return paragraph;
}

/** Elements that name a paragraph or a place in it; a duplicate name would make the file invalid. */
const names = /^w:(?:bookmark(?:Start|End)|commentRange(?:Start|End)|perm(?:Start|End))$/;

/** A copy of the paragraph with all its formatting. */
export function copyParagraph({ element }: WordParagraph): Element {
  const copy = element.cloneNode(true) as Element;
  for (const attribute of ['w14:paraId', 'w14:textId']) copy.removeAttribute(attribute);
  for (const child of childElements(copy)) if (names.test(child.nodeName)) copy.removeChild(child);
  return copy;
}

function mostUsedRun({ slots }: WordParagraph, from: number): Element | undefined {
  const counts = new Map<Element, number>();
  for (const { run } of slots.slice(from)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function copyProperties(paragraph: Element, without = ownProperties): Element | undefined {
  const properties = findChild(paragraph, 'w:pPr')?.cloneNode(true) as Element | undefined;
  if (!properties) return undefined;
  for (const child of childElements(properties)) if (without.test(child.nodeName)) properties.removeChild(child);
  const marks = findChild(properties, 'w:rPr');
  if (marks)
    for (const child of childElements(marks))
      if (/^w:(?:ins|del|moveFrom|moveTo)$/.test(child.nodeName)) marks.removeChild(child);
  return properties;
}

/** Wraps all runs of a paragraph; those inside links are wrapped where they are. */
export function wrapRuns(paragraph: Element, name: 'w:ins' | 'w:moveFrom' | 'w:moveTo', marks: Marks): void {
  const wrap = (parent: Element): void => {
    for (const child of childElements(parent)) {
      if (child.nodeName === 'w:r') {
        const mark = marks.wrap(child, name, []);
        parent.insertBefore(mark, child);
        mark.appendChild(child);
      } else if (!/^w:(?:pPr|del|moveFrom)$/.test(child.nodeName)) wrap(child);
    }
  };
  wrap(paragraph);
}

/** Puts a paragraph after another, as an insertion that Word can reject without a trace. */
export function placeBehind(place: Element, added: Element, end: EndMark, marks: Marks): void {
  const parent = place.parentNode;
  if (!isElement(parent)) return;
  const isLast = nextParagraph(place) === undefined;
  parent.insertBefore(added, place.nextSibling);
  if (!isLast) {
    marks.markParagraphEnd(added, end);
    return;
  }
  // The container's last paragraph mark cannot go: the new line takes it over, and records its old properties.
  keepFormerProperties(place, added, marks);
  marks.markParagraphEnd(place, end);
}

export function placeBefore(place: Element, added: Element, end: EndMark, marks: Marks): void {
  place.parentNode?.insertBefore(added, place);
  marks.markParagraphEnd(added, end);
}

function nextParagraph(from: Element): Element | undefined {
  for (let at = from.nextSibling; at; at = at.nextSibling)
    if (isElement(at) && /^w:(?:p|tbl|sdt)$/.test(at.nodeName)) return at.nodeName === 'w:p' ? at : undefined;
  return undefined;
}

function keepFormerProperties(former: Element, added: Element, marks: Marks): void {
  let properties = findChild(added, 'w:pPr');
  if (!properties) {
    properties = createWord(added, 'w:pPr');
    added.insertBefore(properties, added.firstChild);
  }
  const section = findChild(former, 'w:pPr');
  const sectionBreak = section && findChild(section, 'w:sectPr');
  if (sectionBreak) properties.appendChild(sectionBreak);
  const old = takeRecord(former) ?? copyProperties(former, neverRecorded) ?? createWord(added, 'w:pPr');
  const runProperties = findChild(old, 'w:rPr');
  if (runProperties) old.removeChild(runProperties);
  // LibreOffice forgets that the text is new if a record of identical properties is beside it.
  if (listProperties(old) === listProperties(properties)) return;
  const record = marks.build(added, 'w:pPrChange');
  record.appendChild(old);
  properties.appendChild(record);
  added.insertBefore(spareRun(added, marks), properties.nextSibling);
}

/**
 * A space that is both inserted and deleted, so that it is gone whatever is decided. LibreOffice forgets that the first
 * run is new in a paragraph whose former properties are recorded: this one may be forgotten.
 */
function spareRun(paragraph: Element, marks: Marks): Element {
  const run = createWord(paragraph, 'w:r');
  run.appendChild(buildText(paragraph, ' ', true));
  return marks.inserted(paragraph, [marks.deleted(paragraph, [run])]);
}

const listProperties = (properties: Element): string =>
  childElements(properties)
    .filter(({ nodeName }) => nodeName !== 'w:rPr' && !neverRecorded.test(nodeName))
    .map(String)
    .join('');

/** When several lines are added at the end, the record of the original properties passes to the last of them. */
function takeRecord(paragraph: Element): Element | undefined {
  const properties = findChild(paragraph, 'w:pPr');
  const record = properties && findChild(properties, 'w:pPrChange');
  if (!record || record.getAttribute('w:author') !== changeAuthor) return undefined;
  properties.removeChild(record);
  return findChild(record, 'w:pPr');
}
