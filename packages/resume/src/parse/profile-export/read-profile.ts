import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { LineReading, Reading } from '@fitted/contract/reading';
import { matchHeading } from '../headings/match-heading.ts';
import type { Row } from '../rows/rows.ts';
import { readProfileDates } from './profile-dates.ts';
import { findProfileType, type ProfileSize, profileSizeOf } from './profile-type.ts';

/** A row of a profile. */
interface Part {
  readonly row: Row;
  readonly use: ProfileSize | undefined;
  readonly colour: number;
}

type Is = LineReading['is'];
type Fields = NonNullable<LineReading['fields']>;

/** Reads a profile export, whose type sizes leave nothing to guess; undefined for every other resume. */
export function readProfile(rows: readonly Row[]): Reading | undefined {
  const looks = rows.flatMap(({ look }) => look ?? []);
  // Lines without a look have been added to it or changed.
  if (looks.length < rows.length * 0.8) return undefined;
  const type = findProfileType(looks);
  if (!type) return undefined;
  const blocks: Part[][] = [[]];
  for (const row of rows) {
    const use = row.look && profileSizeOf(row.look.size, type.scale);
    if (use === 'section' || use === 'aside') blocks.push([]);
    blocks.at(-1)?.push({ row, use, colour: row.look?.colour ?? 0 });
  }
  const kinds = blocks.map((block, at) => kindOf(block, at, blocks));
  return { lines: blocks.flatMap((block, at) => readBlock(block, kinds[at])) };
}

/** What a block tells: by what its lines are, as far as possible, because headings come in many languages. */
function kindOf([heading, ...rows]: readonly Part[], at: number, blocks: readonly Part[][]): SectionKind | undefined {
  if (!heading || at === 0) return undefined;
  if (heading.use === 'section') {
    const uses = new Set(rows.map(({ use }) => use));
    if (uses.has('title')) return 'experience';
    return uses.has('detail') || blocks.slice(0, at).some(isOfRoles) ? 'education' : 'summary';
  }
  const known = matchHeading(heading.row.text)?.kind;
  if (known && known !== 'contact') return known;
  // The first list of the left column is the only one whose heading is translated.
  return at === blocks.findIndex(([first]) => first?.use === 'aside') ? 'skills' : 'other';
}

const isOfRoles = (block: readonly Part[]): boolean => block.some(({ use }) => use === 'title');

function readBlock(block: readonly Part[], kind: SectionKind | undefined): LineReading[] {
  if (kind === undefined) {
    return readHead(block);
  }
  const [heading, ...rows] = block;
  if (!heading) return [];
  const lines = kind === 'experience' ? readRoles(rows) : kind === 'education' ? readSchools(rows) : asBody(rows);
  return [{ text: heading.row.text, is: 'heading', kind }, ...lines];
}

/** The name; below it what the person says they are, where they are (paler), and how to reach them. */
function readHead(block: readonly Part[]): LineReading[] {
  const palest = Math.max(...block.filter(({ use }) => use === 'body').map(({ colour }) => colour));
  return block.map(({ row: { text }, use, colour }) => {
    if (use === 'name') return { text, is: 'name', fields: { title: text } };
    const isPlace =
      use === 'body' && colour === palest && block.some((part) => part.use === 'name' && part.colour < colour);
    return isPlace ? { text, is: 'head', fields: { place: text } } : { text, is: 'head' };
  });
}

const asBody = (rows: readonly Part[]): LineReading[] => rows.map(({ row: { text } }) => ({ text, is: 'body' }));

/** The employer, how long in all if there were several titles, then for each the title, its dates, the place, the text. */
function readRoles(rows: readonly Part[]): LineReading[] {
  const lines: LineReading[] = [];
  let employer: string | undefined;
  let head: number | undefined;
  let title: Part | undefined;
  const add = (text: string, is: Is, fields: Fields = {}): void => {
    if (is !== 'body' && head !== undefined) {
      const open = lines[head];
      lines[head] = { text: open?.text ?? '', is: 'entry', fields: { ...open?.fields, ...fields } };
      lines.push({ text, is: 'entry-more' });
    } else {
      lines.push(is === 'body' ? { text, is } : { text, is: 'entry', fields });
      head = is === 'body' ? undefined : lines.length - 1;
    }
  };
  for (const part of rows) {
    const { text } = part.row;
    if (part.use === 'body') {
      head = undefined;
      title = undefined;
      employer = text;
      add(text, 'entry', { organisation: text });
    } else if (part.use === 'title') {
      if (title) head = undefined;
      title = part;
      add(text, 'entry', { title: text, ...(employer !== undefined && { organisation: employer }) });
    } else if (head === undefined) add(text, 'body');
    else if (!title) add(text, 'entry-more');
    else {
      const open = lines[head]?.fields;
      const period = open?.period ? undefined : readProfileDates(text);
      const isPlace = open?.place === undefined && part.colour > title.colour;
      if (period) add(text, 'entry-more', { period });
      else if (isPlace) add(text, 'entry-more', { place: text });
      else add(text, 'body');
    }
  }
  return lines;
}

/** The school above "degree, subject · (dates)"; some have no name, and some nothing else. */
function readSchools(rows: readonly Part[]): LineReading[] {
  return rows.map(({ row: { text }, use }, at): LineReading => {
    if (use !== 'detail') {
      const below = rows[at + 1];
      const told = below?.use === 'detail' ? fieldsOfStudy(below.row.text) : {};
      return { text, is: 'entry', fields: { organisation: text, ...told } };
    }
    const isAlone = rows[at - 1]?.use !== 'body';
    return isAlone ? { text, is: 'entry', fields: fieldsOfStudy(text) } : { text, is: 'entry-more' };
  });
}

function fieldsOfStudy(text: string): Fields {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  const period = open < 0 || !/[)）]$/u.test(text) ? undefined : readProfileDates(text.slice(open + 1, -1));
  const title = period ? text.slice(0, open).trim().replace(/·$/u, '').trim() : text;
  return { ...(title !== '' && { title }), ...(period && { period }) };
}
