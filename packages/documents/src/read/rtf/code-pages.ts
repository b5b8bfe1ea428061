import iconv from 'iconv-lite';
import { readSymbol } from '../docx/symbols.ts';

const codePages: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macroman',
  128: 'shift_jis',
  129: 'cp949',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const symbols = 2;

/** A font in the file's font table. */
export interface Font {
  name: string;
  charset?: number;
}

/** The code page of a font's letters, if it has one of its own. */
export const codePageOf = (font: Font | undefined): string | undefined => codePages[font?.charset ?? -1];

export function decode(bytes: readonly number[], font: Font | undefined, codePage: string): string {
  if (font?.charset === symbols) return bytes.map((byte) => readSymbol(font.name, byte.toString(16))).join('');
  return iconv.decode(Buffer.from(bytes), codePageOf(font) ?? codePage);
}

/** Whether the bytes end in the middle of a two-byte letter. */
export function isTorn(bytes: readonly number[], codePage: string): boolean {
  const isLead = findLead(codePage);
  if (!isLead) return false;
  let at = 0;
  while (at < bytes.length) at += isLead(bytes[at] ?? 0) ? 2 : 1;
  return at > bytes.length;
}

function findLead(codePage: string): ((byte: number) => boolean) | undefined {
  if (/^(?:shift_jis|cp932)$/.test(codePage))
    return (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
  if (/^(?:gb18030|big5|cp9(?:36|49|50))$/.test(codePage)) return (byte) => byte >= 0x81 && byte <= 0xfe;
  return undefined;
}
