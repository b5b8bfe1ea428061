import { walkProperties } from './property-runs.ts';

/** What precedes the items of a list level. */
type ListKind = 'bullet' | 'number' | 'none';

export interface List {
  readonly id: number;
  readonly marks: readonly ListKind[];
  readonly starts: readonly number[];
}

/** What a paragraph, or its style, says about the list it is in. */
export interface ListPlace {
  /** An index into the file's table of lists, from 1; 0 takes the paragraph out of its style's list. */
  readonly list?: number;
  readonly level?: number;
}

const sprmList = 0x460b;
const sprmLevel = 0x260a;

export function readListPlace(properties: Buffer): ListPlace {
  const place: { list?: number; level?: number } = {};
  for (const { code, operand } of walkProperties(properties)) {
    if (code === sprmList && operand.length >= 2) place.list = operand.readUInt16LE(0);
    else if (code === sprmLevel) place.level = operand.readUInt8(0);
  }
  return place;
}

const plfLst = 0x02e2;
const plfLfo = 0x02ea;
const styles = 0x00a2;
const decimal = 0;
const noNumber = 255;

/** The lists of the file in the order in which paragraphs refer to them. */
export function readLists(main: Buffer, table: Buffer): (List | undefined)[] {
  if (main.readUInt32LE(plfLst + 4) === 0 || main.readUInt32LE(plfLfo + 4) === 0) return [];
  const byId = new Map(readDefinitions(main, table).map((list) => [list.id, list]));
  const from = main.readUInt32LE(plfLfo);
  const count = Math.min(table.readUInt32LE(from), 0x7fe);
  return Array.from({ length: count }, (_, index) => byId.get(table.readInt32LE(from + 4 + index * 16)));
}

/** The definitions follow one another; then come their levels, in the same order. */
function readDefinitions(main: Buffer, table: Buffer): List[] {
  const from = main.readUInt32LE(plfLst);
  const count = table.readUInt16LE(from);
  let at = from + 2 + count * 28;
  return Array.from({ length: count }, (_, index) => {
    const definition = from + 2 + index * 28;
    const isSimple = (table.readUInt8(definition + 26) & 1) === 1;
    const marks: ListKind[] = [];
    const starts: number[] = [];
    for (let level = 0; level < (isSimple ? 1 : 9); level += 1) {
      const format = table.readUInt8(at + 4);
      starts.push(table.readInt32LE(at));
      const text = at + 28 + table.readUInt8(at + 24) + table.readUInt8(at + 25);
      const length = table.readUInt16LE(text);
      const isSilent = length === 0 || format === noNumber;
      marks.push(isSilent ? 'none' : format === decimal ? 'number' : 'bullet');
      at = text + 2 + length * 2;
    }
    return { id: table.readInt32LE(definition), marks, starts };
  });
}

const paragraphStyle = 1;
const noStyle = 0xfff;

/** The lists that styles put their paragraphs in ("List Bullet"), with what they inherit. */
export function readStyleLists(main: Buffer, table: Buffer): ListPlace[] {
  const from = main.readUInt32LE(styles);
  const header = table.readUInt16LE(from);
  const count = table.readUInt16LE(from + 2);
  const fixed = table.readUInt16LE(from + 4);
  const own: (ListPlace & { base: number })[] = [];
  let at = from + 2 + header;
  for (let index = 0; index < count; index += 1) {
    const size = table.readUInt16LE(at);
    own.push(size > fixed ? readStyle(table.subarray(at + 2, at + 2 + size), fixed) : { base: noStyle });
    at += 2 + size + (size % 2);
  }
  return own.map((style) => {
    let { list, level, base } = style;
    for (let depth = 0; depth < 12 && (list === undefined || level === undefined); depth += 1) {
      const parent = own[base];
      if (!parent) break;
      list ??= parent.list;
      level ??= parent.level;
      base = parent.base;
    }
    return { ...(list === undefined ? {} : { list }), ...(level === undefined ? {} : { level }) };
  });
}

function readStyle(style: Buffer, fixed: number): ListPlace & { base: number } {
  const kind = style.readUInt16LE(2);
  const base = kind >> 4;
  if ((kind & 0xf) !== paragraphStyle) return { base };
  // Its name, ended by a zero, then the length of its properties, the style's own number, and the properties.
  const properties = fixed + 2 + style.readUInt16LE(fixed) * 2 + 2;
  const size = style.readUInt16LE(properties);
  return { base, ...readListPlace(style.subarray(properties + 4, properties + 2 + size)) };
}
