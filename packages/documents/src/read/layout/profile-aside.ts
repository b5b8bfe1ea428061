import { lineOf, type ProfileLine, type ProfileRow } from './profile-line.ts';

/** The rows of an item are closer than two items. */
const wrappedPitch = 15;

/** The left column: how to reach the person, and the lists below. */
export function readAside(rows: readonly ProfileRow[]): { contact: ProfileLine[]; blocks: ProfileLine[] } {
  const blocks: ProfileLine[][] = [];
  let open: ProfileRow[] = [];
  const close = (isContact: boolean): void => {
    const [first] = open;
    if (first) blocks.at(-1)?.push(lineOf(open, first.use === 'aside', isContact && isAddress(first)));
    open = [];
  };
  for (const row of rows) {
    const last = open.at(-1);
    if (row.use === 'aside' && last?.use === 'aside') {
      open.push(row);
      continue;
    }
    const isContact = blocks.length === 1;
    if (!last || row.use === 'aside' || !(isContact ? isSameContact(last, row) : isWrapped(last, row)))
      close(isContact);
    if (row.use === 'aside' || blocks.length === 0) blocks.push([]);
    open.push(row);
  }
  close(blocks.length === 1);
  const [contact = [], ...rest] = blocks;
  // Under the name, contact details need no heading.
  return { contact: contact.filter(({ rows: [first] }) => first?.use !== 'aside'), blocks: rest.flat() };
}

const linkOf = (row: ProfileRow): string | undefined => row.words.find((word) => word.link !== undefined)?.link;
const isAddress = (row: ProfileRow): boolean => linkOf(row) !== undefined;

const isWrapped = (last: ProfileRow, row: ProfileRow): boolean =>
  last.use === row.use && (row.pitch === undefined || row.pitch < wrappedPitch);

/**
 * Contact details have no gaps between them: a change of link, the paler note of what a number is for, and the number
 * itself part them.
 */
function isSameContact(last: ProfileRow, row: ProfileRow): boolean {
  return isWrapped(last, row) && linkOf(last) === linkOf(row) && !endsPale(last) && (isAddress(row) || !endsPale(row));
}

function endsPale(row: ProfileRow): boolean {
  const [first] = row.words;
  return first !== undefined && row.words.some((word) => word.colour !== first.colour);
}
