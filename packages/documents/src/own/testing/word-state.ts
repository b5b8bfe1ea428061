import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { changeAuthor } from '../docx/marks.ts';
import { childElements, findChild } from '../docx/word-package.ts';

/**
 * A file after all of our changes are accepted or rejected: each paragraph with its properties, each character with
 * those of its run. Independent of the marking code, so that it can contradict it.
 */
export function wordState(file: Uint8Array, choice: 'accepted' | 'rejected'): string[] {
  const gone = choice === 'accepted' ? ['w:del', 'w:moveFrom'] : ['w:ins', 'w:moveTo'];
  const isOurs = (element: Element, names: readonly string[]) =>
    names.includes(element.nodeName) && element.getAttribute('w:author') === changeAuthor;
  const root = new DOMParser().parseFromString(
    strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()),
    'text/xml',
  ).documentElement as Element;
  const paragraphs: string[] = [];
  // The mark at a paragraph's end belongs to it: without the mark its text runs on into the next paragraph, which keeps
  // its own properties.
  let pending = '';

  const readText = (parent: Element, looks: string): string => {
    let text = '';
    for (const child of childElements(parent)) {
      if (isOurs(child, gone) || child.nodeName === 'w:pPr' || child.nodeName === 'w:rPr') continue;
      if (child.nodeName === 'w:r') {
        const properties = findChild(child, 'w:rPr');
        text += readText(child, properties ? childElements(properties).map(String).join('') : '');
      } else if (child.nodeName === 'w:t' || child.nodeName === 'w:delText')
        for (const character of child.textContent ?? '') text += `${character}{${looks}}`;
      else if (child.nodeName === 'w:tab') text += '\t';
      else if (child.nodeName === 'w:br') text += '\n';
      else text += readText(child, looks);
    }
    return text;
  };
  const propertiesOf = (paragraph: Element): string => {
    const properties = findChild(paragraph, 'w:pPr');
    if (!properties) return '';
    const change = findChild(properties, 'w:pPrChange');
    const former = change && choice === 'rejected' ? findChild(change, 'w:pPr') : undefined;
    return childElements(former ?? properties)
      .filter(({ nodeName }) => nodeName !== 'w:rPr' && nodeName !== 'w:pPrChange')
      .map(String)
      .join('');
  };
  const walk = (parent: Element): void => {
    for (const child of childElements(parent)) {
      if (child.nodeName !== 'w:p') {
        walk(child);
        continue;
      }
      const properties = findChild(child, 'w:pPr');
      const end = properties && findChild(properties, 'w:rPr');
      const isEndGone = end !== undefined && childElements(end).some((mark) => isOurs(mark, gone));
      pending += readText(child, '');
      if (isEndGone) continue;
      paragraphs.push(`${propertiesOf(child)}|${pending}`);
      pending = '';
    }
  };
  walk(root);
  return pending === '' ? paragraphs : [...paragraphs, `|${pending}`];
}
