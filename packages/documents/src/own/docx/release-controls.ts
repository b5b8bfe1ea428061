import type { Document, Element } from '@xmldom/xmldom';
import { changeAuthor, nextElement } from './marks.ts';
import { childElements, findChild, isElement } from './word-package.ts';

/**
 * Takes the content controls away that hold a change; their content stays. LibreOffice reads a control's text without
 * its marks, so that old and new wording would both stand there, and Word fills a bound control anew from its source.
 */
export function releaseControls(document: Document): void {
  const root = document.documentElement;
  if (!root) return;
  const controls = new Set<Element>();
  for (let at: Element | undefined = root; at; at = nextElement(at, root))
    if (at.getAttribute('w:author') === changeAuthor)
      for (let above = at.parentNode; isElement(above); above = above.parentNode)
        if (above.nodeName === 'w:sdt' && !isPartOfSet(above)) controls.add(above);
  for (const control of controls) release(control);
}

/** Galleries and repeated sections: Word expects these to stay nested as they are. */
const sets = /^(?:w:docPart(?:Obj|List)|w15:repeatingSection(?:Item)?)$/;

function isPartOfSet(control: Element): boolean {
  const properties = findChild(control, 'w:sdtPr');
  return properties !== undefined && childElements(properties).some(({ nodeName }) => sets.test(nodeName));
}

function release(control: Element): void {
  const content = findChild(control, 'w:sdtContent');
  while (content?.firstChild) control.parentNode?.insertBefore(content.firstChild, control);
  control.parentNode?.removeChild(control);
}
