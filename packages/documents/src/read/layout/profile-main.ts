import type { ProfileType } from '@fitted/resume/parse/profile-export/profile-type';
import { startsWithBullet } from './bullets.ts';
import { lineOf, type ProfileLine, type ProfileRow } from './profile-line.ts';
import type { Row } from './word.ts';

/** The rows of a paragraph are this far apart; after more, something new begins. */
const widestPitch = 18.8;
const columnWidth = 366;
/** The maker balances the lines of a paragraph, so that a word may go to the next line although there was room (in letter sizes). */
const balancedRoom = 2.4;
const looseRoom = 14;

/** The main column: what stands under the name, then the sections. */
export function readMain(
  rows: readonly ProfileRow[],
  { scale, left }: ProfileType,
): { head: ProfileLine[]; sections: ProfileLine[] } {
  const parts: ProfileRow[][] = [[]];
  for (const row of rows) {
    if (row.use === 'section' && parts.at(-1)?.at(-1)?.use !== 'section') parts.push([]);
    parts.at(-1)?.push(row);
  }
  const right = left + (columnWidth + 1) * scale;
  const [head = [], ...sections] = parts.map((part, at) => {
    const isText = at > 0 && !part.some((row) => row.use === 'title' || row.use === 'detail');
    return readPart(part, right, isText);
  });
  return { head, sections: sections.flat() };
}

function readPart(rows: readonly ProfileRow[], right: number, isText: boolean): ProfileLine[] {
  const lines: ProfileLine[] = [];
  let open: ProfileRow[] = [];
  /** The use of the row above the open line. */
  let above: ProfileRow | undefined;
  const close = (): void => {
    if (open.length > 0) lines.push(lineOf(open, isApart(open[0], above)));
    above = open.at(-1) ?? above;
    open = [];
  };
  for (const row of rows) {
    const last = open.at(-1);
    const isProse = last && (last.use === 'detail' ? above?.use !== 'body' && !isPaler(last, above) : isText);
    if (!last || !isNear(last, row) || (isProse && endsThere(last, row, right))) close();
    open.push(row);
  }
  close();
  return lines;
}

/** Whether the paragraph ends with the row above: there was room for more, or what follows is set as something new. */
function endsThere(above: Row, row: Row, right: number): boolean {
  if (startsWithBullet(row)) return true;
  const [first] = row.words;
  if (!first) return false;
  const room = (right - above.x1 - (first.x1 - first.x0)) / row.size - 0.25;
  const end = above.words.at(-1)?.text ?? '';
  if (room < 0) return false;
  const isSentence = /[.!?:;。！？：；]$/u.test(end);
  if (/^\p{Ll}/u.test(first.text)) return room > (isSentence ? balancedRoom : looseRoom);
  return isSentence || room > balancedRoom;
}

const colourOf = (row: ProfileRow | undefined): number => row?.words[0]?.colour ?? 0;
const isPaler = (row: ProfileRow, above: ProfileRow | undefined): boolean => colourOf(row) > colourOf(above);

/** In one type, and close enough to be one line. A page may end within a line. */
const isNear = (last: ProfileRow, row: ProfileRow): boolean =>
  last.use === row.use && colourOf(last) === colourOf(row) && (row.pitch === undefined || row.pitch < widestPitch);

function isApart(row: ProfileRow | undefined, above: ProfileRow | undefined): boolean {
  if (!row || !above || above.use === 'section') return row?.use === 'section';
  if (row.use === 'section' || row.use === 'name') return true;
  if (row.use === 'title') return above.use === 'detail' && (row.pitch ?? 0) > 22;
  if (row.use === 'body') return above.use !== 'name' && (row.pitch === undefined || row.pitch > 22);
  return row.pitch !== undefined && row.pitch > 22;
}
