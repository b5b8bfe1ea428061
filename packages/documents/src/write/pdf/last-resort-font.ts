/**
 * Typst writes a character that no font has as glyph 0, and a PDF maps glyph 0 to a single character: two different missing
 * characters read back as the same one. This font gives every code point of a plane its own glyph (a small ring for
 * pictographs, a box for letters), so that a word we cannot draw still reads back as it was written.
 */
export const buildLastResortFont = (family: string, plane: number): Uint8Array => {
  const codePoints = listCodePoints(plane);
  const glyphs = buildGlyphs(codePoints);
  return assemble({
    'OS/2': buildOs2(),
    cmap: buildCmap(codePoints),
    glyf: glyphs.glyf,
    head: buildHead(),
    hhea: buildHhea(),
    hmtx: buildHmtx(glyphs.count),
    loca: glyphs.loca,
    maxp: buildMaxp(glyphs.count),
    name: buildName(family),
    post: words([3, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  });
};

const unitsPerEm = 1000;
const advance = 620;
const firstMapped = 3;
const ringGlyph = 1;
const boxGlyph = 2;

const listCodePoints = (plane: number): readonly number[] => {
  const found: number[] = [];
  for (let code = plane * 0x10000; code < plane * 0x10000 + 0xfff0; code += 1) {
    const isSkipped = code < 0xa1 || (code >= 0xd800 && code < 0xe000) || (code >= 0xfdd0 && code < 0xfdf0);
    // Presentation forms would make the shaper rewrite Arabic, and invisible characters must stay invisible.
    const isInvisible =
      (code >= 0x2000 && code < 0x2010) || (code >= 0x2028 && code < 0x2030) || (code >= 0x205f && code < 0x2070);
    const isForm = code >= 0xfb1d && code < 0xff00;
    if (!isSkipped && !isInvisible && !isForm) found.push(code);
  }
  return found;
};

const isPictograph = (code: number): boolean =>
  (code >= 0x1f000 && code < 0x1fc00) || (code >= 0xe000 && code < 0xf900) || (code >= 0x2190 && code < 0x2c00);

const buildGlyphs = (codePoints: readonly number[]) => {
  const outlines = [
    simpleGlyph([]),
    simpleGlyph([octagon(310, 360, 230), octagon(310, 360, 165).reverse()]),
    simpleGlyph([rectangle(70, 0, 550, 720), rectangle(120, 50, 500, 670).reverse()]),
  ];
  const composites = { ring: compositeGlyph(ringGlyph), box: compositeGlyph(boxGlyph) };
  const parts = [...outlines, ...codePoints.map((code) => (isPictograph(code) ? composites.ring : composites.box))];
  const loca = new DataView(new ArrayBuffer((parts.length + 1) * 4));
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    loca.setUint32(index * 4, offset);
    offset += part.length;
  }
  loca.setUint32(parts.length * 4, offset);
  return { glyf: concat(parts), loca: new Uint8Array(loca.buffer), count: parts.length };
};

type Contour = readonly (readonly [x: number, y: number])[];

const rectangle = (left: number, bottom: number, right: number, top: number): [number, number][] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

const octagon = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 24 }, (_, step) => {
    const angle = -(step * Math.PI) / 12;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });

const simpleGlyph = (contours: readonly Contour[]): Uint8Array => {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  const header = words([
    contours.length,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
    ...ends,
    0,
  ]);
  // Flag 1: on the curve, both coordinates as 16-bit differences.
  const flags = new Uint8Array(points.length).fill(1);
  const glyph = concat([header, flags, words(differences(xs)), words(differences(ys))]);
  return concat([glyph, new Uint8Array((4 - (glyph.length % 4)) % 4)]);
};

const differences = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

// Flags 0x0002: the two argument bytes are an offset, here zero.
const compositeGlyph = (glyph: number): Uint8Array => words([-1, 70, 0, 550, 720, 0x0002, glyph, 0]);

const buildCmap = (codePoints: readonly number[]): Uint8Array => {
  const runs: [start: number, end: number, glyph: number][] = [];
  for (const [index, code] of codePoints.entries()) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code, index + firstMapped]);
  }
  const length = 16 + runs.length * 12;
  return concat([words([0, 1, 3, 10]), longs([12]), words([12, 0]), longs([length, 0, runs.length, ...runs.flat()])]);
};

const buildHead = (): Uint8Array =>
  concat([
    longs([0x00010000, 0x00010000, 0, 0x5f0f3cf5]),
    words([0, unitsPerEm]),
    longs([0, 0, 0, 0]),
    words([70, 0, 550, 720, 0, 8, 2, 1, 0]),
  ]);

const buildHhea = (): Uint8Array => words([1, 0, 900, -200, 0, advance, 70, 70, 550, 1, 0, 0, 0, 0, 0, 0, 0, 1]);

const buildHmtx = (glyphCount: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(4 + (glyphCount - 1) * 2));
  view.setUint16(0, advance);
  for (let at = 2; at < view.byteLength; at += 2) view.setInt16(at, 70);
  return new Uint8Array(view.buffer);
};

const buildMaxp = (glyphCount: number): Uint8Array =>
  words([1, 0, glyphCount, 48, 2, 48, 2, 1, 0, 0, 0, 0, 0, 0, 1, 1]);

const buildOs2 = (): Uint8Array =>
  concat([
    words([4, advance, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]),
    new Uint8Array(10),
    longs([0, 0, 0, 0, 0]),
    words([0x40, 0xa1, 0xffff, 900, -200, 0, 900, 200]),
    longs([0, 0]),
    words([500, 720, 0, 0x20, 1]),
  ]);

const buildName = (family: string): Uint8Array => {
  const named = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const texts = named.map(([, text]) => words([...text].map((character) => character.charCodeAt(0))));
  let offset = 0;
  const records = named.map(([id], index) => {
    const length = texts[index]?.length ?? 0;
    offset += length;
    return words([3, 1, 0x409, id, length, offset - length]);
  });
  return concat([words([0, named.length, 6 + named.length * 12]), ...records, ...texts]);
};

const assemble = (tables: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const names = Object.keys(tables).sort();
  const parts: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let offset = 12 + names.length * 16;
  for (const name of names) {
    const table = tables[name] ?? new Uint8Array(0);
    const padded = concat([table, new Uint8Array((4 - (table.length % 4)) % 4)]);
    records.push(concat([new TextEncoder().encode(name), longs([checksum(padded), offset, table.length])]));
    parts.push(padded);
    offset += padded.length;
  }
  const power = 2 ** Math.floor(Math.log2(names.length));
  const header = words([1, 0, names.length, power * 16, Math.log2(power), names.length * 16 - power * 16]);
  return concat([header, ...records, ...parts]);
};

const checksum = (table: Uint8Array): number => {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let sum = 0;
  for (let at = 0; at < table.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
};

const words = (values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [index, value] of values.entries()) view.setUint16(index * 2, value & 0xffff);
  return new Uint8Array(view.buffer);
};

const longs = (values: readonly number[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value >>> 0);
  return new Uint8Array(view.buffer);
};

const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};
