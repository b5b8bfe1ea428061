/** Length in bytes of the operand after a property's code, by kind; kind 6 states its own length. */
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];

/** Walks the properties of a paragraph, a run of letters or a style. */
export function* walkProperties(properties: Buffer): Generator<{ readonly code: number; readonly operand: Buffer }> {
  let at = 0;
  while (at + 3 <= properties.length) {
    const code = properties.readUInt16LE(at);
    const kind = code >> 13;
    const length = kind === 6 ? properties.readUInt8(at + 2) + 1 : (operandBytes[kind] ?? 1);
    yield { code, operand: properties.subarray(at + 2, at + 2 + length) };
    at += 2 + length;
  }
}

/** A stretch of the file that shares its properties. */
export interface PropertyRun {
  readonly from: number;
  readonly to: number;
  readonly properties: Buffer;
}

/** Where the block tables are listed, and how many bytes a block uses to point to each run's properties. */
const letters = { table: 0x00fa, step: 1 };
const paragraphs = { table: 0x0102, step: 13 };
const blockBytes = 512;

export function* readLetterRuns(main: Buffer, table: Buffer): Generator<PropertyRun> {
  for (const { block, place, ...run } of readRuns(main, table, letters)) {
    yield { ...run, properties: block.subarray(place + 1, place + 1 + block.readUInt8(place)) };
  }
}

/** Paragraphs: the index of their style, then their properties. */
export function* readParagraphs(main: Buffer, table: Buffer): Generator<PropertyRun & { readonly style: number }> {
  for (const { block, place, ...run } of readRuns(main, table, paragraphs)) {
    const words = block.readUInt8(place);
    const begin = words === 0 ? place + 2 : place + 1;
    const end = words === 0 ? begin + 2 * block.readUInt8(place + 1) : begin + 2 * words - 1;
    yield { ...run, style: block.readUInt16LE(begin), properties: block.subarray(begin + 2, end) };
  }
}

/** Properties are stored in blocks: first the positions of the runs, then the place of each run's properties. */
function* readRuns(main: Buffer, table: Buffer, kind: typeof letters) {
  const from = main.readUInt32LE(kind.table);
  const blocks = (main.readUInt32LE(kind.table + 4) - 4) / 8;
  for (let index = 0; index < blocks; index += 1) {
    const start = table.readUInt32LE(from + (blocks + 1) * 4 + index * 4) * blockBytes;
    const block = main.subarray(start, start + blockBytes);
    const count = block.readUInt8(blockBytes - 1);
    for (let at = 0; at < count; at += 1) {
      const place = block.readUInt8((count + 1) * 4 + at * kind.step) * 2;
      if (place === 0) continue;
      yield { from: block.readUInt32LE(at * 4), to: block.readUInt32LE(at * 4 + 4), block, place };
    }
  }
}
