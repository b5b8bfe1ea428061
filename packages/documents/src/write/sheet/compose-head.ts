import type { Contact, Head } from '@fitted/resume/document';
import { setGridApart } from '@fitted/resume/format/set-apart';
import { nameBehindLabel } from '@fitted/resume/parse/contact/contact-pieces';
import type { HeadBlock, Text } from './sheet.ts';
import { isSeparatorOnly, significant, trimSeparators } from './significant.ts';
import { toText } from './spans.ts';

// Separators between contact details. A comma or a slash counts only with a space before it: "Berlin, Germany" is one place.
const betweenItems = /(?:(?<!\s)\s+)?[|｜•·∙●◦▪‧]\s*|(?<!\s)\s+[,–—/]\s+|(?<!\s)[^\S\t]*\t\s*/u;

type Part = { readonly role: 'name' | 'headline' | 'item' | 'note'; readonly text: string };

/** Everything above the first section, in the person's own order. No word is left out but "Name:" before the name. */
export const composeHead = (head: Head): readonly HeadBlock[] => {
  const parts = head.lines.flatMap((line) => readLine(line.text, head.contact));
  const named = parts.some((part) => part.role === 'name') ? parts : nameFirstShortLine(parts);
  return joinItems(named);
};

const readLine = (line: string, contact: Contact): readonly Part[] => {
  const name = nameOf(line, contact);
  if (name !== undefined) return [{ role: 'name', text: name }];
  if (isSame(line, contact.headline)) return [{ role: 'headline', text: line }];
  const { headline, email, phone, place, links } = contact;
  const known = [contact.name, headline, email, phone, place, ...links].filter((mark) => mark !== undefined);
  // Columns have collapsed to single spaces; the known contact details show where one item ends and the next begins.
  const pieces = setGridApart(line, known)
    .split(betweenItems)
    .filter((piece) => !isSeparatorOnly(piece));
  const isProse = pieces.length === 1 && line.length > 70 && !isReach(line, contact);
  if (isProse) return [{ role: 'note', text: line }];
  return pieces.map((text) => {
    const alone = nameOf(text, contact);
    if (alone !== undefined) return { role: 'name', text: alone };
    return { role: isSame(text, contact.headline) ? 'headline' : 'item', text };
  });
};

const nameOf = (text: string, { name }: Contact): string | undefined =>
  isSame(text, name) ? text : nameBehindLabel(text, name);

const isSame = (text: string, field: string | undefined): boolean =>
  field !== undefined && significant(field) !== '' && significant(text) === significant(field);

const isReach = (line: string, { email, phone, links }: Contact): boolean =>
  [email, phone, ...links].some((reach) => reach !== undefined && line.includes(reach));

/** A first line that is not a contact detail is the person's name, even if the parser did not recognise it. */
const nameFirstShortLine = (parts: readonly Part[]): readonly Part[] => {
  const [first, ...rest] = parts;
  if (!first || first.text.length > 60 || /[@\d]|https?:/.test(first.text)) return parts;
  return [{ role: 'name', text: first.text }, ...rest];
};

const joinItems = (parts: readonly Part[]): readonly HeadBlock[] => {
  const blocks: HeadBlock[] = [];
  let items: Text[] = [];
  const flush = () => {
    if (items.length > 0) blocks.push({ kind: 'contact', items });
    items = [];
  };
  for (const part of parts) {
    if (part.role === 'item') {
      items.push(toText(trimSeparators(part.text)));
      continue;
    }
    flush();
    blocks.push({ kind: part.role, text: toText(part.text) });
  }
  flush();
  return blocks;
};
