import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { partOfLine, partOfWhole } from '../acts/part-of.ts';
import { isSure } from '../orders/order-traits.ts';
import { removalOf } from '../wishes/remove-things.ts';
import { thingMeant } from '../wishes/thing-meant.ts';

/** "take the points off the driving licence bit": of two things that are named, the first is cut out of the line of the second. */
export function cutPart(document: ResumeDocument, sentence: string): Edit | undefined {
  const [act, ...others] = readActs(sentence, document).filter(({ name }) => name !== 'talk' && name !== 'why');
  if (act?.name !== 'remove' || others.length > 0 || !isSure(act)) return undefined;
  const named = partOfWhole(act, sentence.normalize('NFC'));
  const { things, isClear } = named ? thingMeant(document, named.whole) : { things: [], isClear: false };
  const [whole, ...more] = things;
  if (!named || !isClear || !whole || !('line' in whole) || more.length > 0) return undefined;
  const part = partOfLine(whole.line, named.part);
  const [edit] = part ? removalOf(document, [part]) : [];
  return edit;
}
