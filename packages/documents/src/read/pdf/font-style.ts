import type { Pdfium } from './pdfium.ts';

/** Whether an embedded font calls itself bold or italic. */
export interface FontStyle {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

const plain: FontStyle = { isBold: false, isItalic: false };
const sfntVersions: readonly number[] = [0x00_01_00_00, 0x74_72_75_65, 0x4f_54_54_4f];
const maxTables = 64;
const semiBold = 600;
/** Longer font files are full fonts of Chinese or Japanese, which have their style in their name. */
const maxFontBytes = 4_000_000;

/**
 * Some makers give all styles of a family one name ("Open Sans", regular and bold alike). The page then shows the
 * difference only by the letters drawn, and the embedded font file is the one place that states it.
 */
export function embeddedStyle({ call, view, bytes }: Pdfium, font: number, scratch: number): FontStyle {
  if (call.FPDFFont_GetFontData(font, 0, 0, scratch) === 0) return plain;
  const length = view().getUint32(scratch, true);
  if (length < 12 || length > maxFontBytes) return plain;
  const buffer = call.malloc(length);
  if (buffer === 0) return plain;
  try {
    if (call.FPDFFont_GetFontData(font, buffer, length, scratch) === 0) return plain;
    return styleOfFont(new DataView(bytes().buffer, buffer, length));
  } finally {
    call.free(buffer);
  }
}

/** Reads the style of a TrueType or OpenType font file; other formats count as plain. */
export function styleOfFont(file: DataView): FontStyle {
  if (file.byteLength < 12 || !sfntVersions.includes(file.getUint32(0))) return plain;
  const count = Math.min(file.getUint16(4), maxTables, Math.floor((file.byteLength - 12) / 16));
  let style = 0;
  let weight = 0;
  for (let table = 0; table < count; table += 1) {
    const record = 12 + 16 * table;
    const tag = file.getUint32(record);
    const offset = file.getUint32(record + 8);
    if (tag === 0x68_65_61_64 && offset + 46 <= file.byteLength) style = file.getUint16(offset + 44);
    if (tag === 0x4f_53_2f_32 && offset + 6 <= file.byteLength) weight = file.getUint16(offset + 4);
  }
  return { isBold: (style & 1) !== 0 || weight >= semiBold, isItalic: (style & 2) !== 0 };
}
