import type { Document, Element } from '@xmldom/xmldom';
import { changeAuthor, type Marks } from './marks.ts';
import { createWord, findAbove, findChild } from './word-package.ts';

const paragraphs = new Set(['w:p']);

/** Where a comment can be anchored: LibreOffice allows none in a text box, so the paragraph that holds it gets it. */
function findAnchor(paragraph: Element): Element {
  const outer = findAbove(paragraph, paragraphs);
  return outer ? findAnchor(outer) : paragraph;
}

/** A margin comment on a paragraph with the reason for its change. */
export function addComment(
  comments: Document,
  changed: Element,
  text: string,
  { marks, date }: { readonly marks: Marks; readonly date: string },
): void {
  const paragraph = findAnchor(changed);
  const root = comments.documentElement;
  if (!root) return;
  const id = marks.takeId();
  const comment = createWord(root, 'w:comment');
  for (const [name, value] of Object.entries({ id, author: changeAuthor, date, initials: 'F' }))
    comment.setAttribute(`w:${name}`, value);
  for (const line of text.split('\n')) {
    const body = createWord(root, 'w:p');
    const run = createWord(root, 'w:r');
    const words = createWord(root, 'w:t');
    words.setAttribute('xml:space', 'preserve');
    words.appendChild(comments.createTextNode(line));
    run.appendChild(words);
    body.appendChild(run);
    comment.appendChild(body);
  }
  root.appendChild(comment);

  const start = createWord(paragraph, 'w:commentRangeStart');
  const end = createWord(paragraph, 'w:commentRangeEnd');
  const run = createWord(paragraph, 'w:r');
  const reference = createWord(paragraph, 'w:commentReference');
  for (const mark of [start, end, reference]) mark.setAttribute('w:id', id);
  run.appendChild(reference);
  const properties = findChild(paragraph, 'w:pPr');
  paragraph.insertBefore(start, properties ? properties.nextSibling : paragraph.firstChild);
  paragraph.appendChild(end);
  paragraph.appendChild(run);
}
