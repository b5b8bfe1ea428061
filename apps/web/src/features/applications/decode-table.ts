import type { Language } from '@fitted/contract/languages';

/** The local encodings that spreadsheets use if they do not write Unicode. */
const localEncodings: Partial<Record<Language, string>> = { ja: 'shift_jis', zh: 'gbk' };

/** The text of a table in whatever encoding a spreadsheet saved it. Other encodings are hardly ever valid UTF-8. */
export function decodeTable(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(localEncodings[language] ?? 'windows-1252').decode(bytes);
  }
}
