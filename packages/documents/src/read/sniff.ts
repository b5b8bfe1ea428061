import { openZip } from './package-file/zip.ts';
import { ReadFailure } from './read-result.ts';
import { decodeMarked } from './text/decode-text.ts';

type FileKind = 'pdf' | 'docx' | 'odt' | 'doc' | 'locked' | 'rtf' | 'text' | 'unknown' | 'empty';

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** The type of a file, recognised by its bytes: names and declared types are often wrong. */
export function sniff(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const opening = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  if (opening.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return sniffZip(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return sniffCompound(bytes);
  if (/^\s*\{\\rtf/.test(opening.toString('latin1'))) return 'rtf';
  return isText(bytes) ? 'text' : 'unknown';
}

/** Packages with spreadsheets and slides are not resumes, though they contain text. */
function sniffZip(bytes: Uint8Array): FileKind {
  const zip = openZip(bytes);
  if (zip.names.some((name) => name.toLowerCase().startsWith('word/'))) return 'docx';
  if (!zip.names.includes('content.xml')) return 'unknown';
  const type = zip.read('mimetype');
  return !type || Buffer.from(type).includes('opendocument.text') ? 'odt' : 'unknown';
}

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** The names in an OLE file's directory distinguish a Word document from a spreadsheet and an encrypted package. */
function sniffCompound(bytes: Uint8Array): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes(wide('EncryptedPackage'))) return 'locked';
  if (file.includes(wide('WordDocument'))) return 'doc';
  if (isCutShort(file)) throw new ReadFailure('corrupt');
  return 'unknown';
}

/** The header says where the directory begins; an interrupted download ends before it. */
function isCutShort(file: Buffer): boolean {
  if (file.length < 512) return true;
  const sectorBytes = 2 ** file.readUInt16LE(0x1e);
  return (file.readUInt32LE(0x30) + 2) * sectorBytes > file.length;
}

const sampleBytes = 8 * 1024;

/** Text has hardly any control characters, unless it is UTF-16. */
function isText(bytes: Uint8Array): boolean {
  if (decodeMarked(bytes) !== undefined) return true;
  const sample = bytes.subarray(0, sampleBytes);
  const controls = sample.reduce(
    (count, byte) => count + (byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b) ? 1 : 0),
    0,
  );
  return !sample.includes(0) && controls <= sample.length * 0.01;
}
