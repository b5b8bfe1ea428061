import { unzlibSync } from 'fflate';

const typeZeroFont = /\/BaseFont \/[A-Z]{6}\+FittedLastResort\d?\s[^>]*?\/ToUnicode (\d+) 0 R/g;
// The codespace range also consists of two four-digit numbers, but ends with FFFF, which no character has.
const mappedTo = /<[0-9A-F]{4}> <(?!FFFF)((?:[0-9A-F]{4})+)>/g;

/**
 * The characters in a PDF of ours that no shipped font can draw: they appear as boxes or rings, though the text behind them is
 * right. Read from the file itself, so that it reports what was drawn, not what was expected.
 */
export const findUndrawnCharacters = (pdf: Uint8Array): readonly string[] => {
  // One character per byte, so that an index into the text is an index into the file.
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const characters = new Set<string>();
  for (const [, object] of source.matchAll(typeZeroFont)) {
    const map = readStream(pdf, source, Number(object));
    for (const [, units = ''] of map.matchAll(mappedTo)) characters.add(fromUtf16(units));
  }
  return [...characters].sort();
};

const readStream = (pdf: Uint8Array, source: string, object: number): string => {
  const from = source.indexOf(`\n${object} 0 obj\n`);
  const [opening, length] =
    /\/Length (\d+)(?!\d)[^>]*?\/FlateDecode\s*>>\s*stream\n/.exec(source.slice(from, from + 400)) ?? [];
  if (from < 0 || opening === undefined) return '';
  const start = source.indexOf(opening, from) + opening.length;
  return Buffer.from(unzlibSync(pdf.subarray(start, start + Number(length)))).toString('latin1');
};

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
