import BufferReader from 'word-extractor/lib/buffer-reader.js';
import { isPageNumber } from '../page-numbers.ts';
import { type RawReading, ReadFailure } from '../read-result.ts';
import { DocExtractor } from './doc-extractor.ts';
import { writeMarks } from './marks.ts';

/** Word's binary format, 1997–2003. */
export async function readDoc(file: Uint8Array): Promise<RawReading> {
  if (isEncrypted(file)) throw new ReadFailure('password_protected');
  const extractor = new DocExtractor();
  const document = await extractor.extract(new BufferReader(Buffer.from(file))).catch((error: unknown) => {
    throw new ReadFailure('corrupt', { cause: error });
  });
  const options = { filterUnicode: false };
  const parts = [
    document.getHeaders({ ...options, includeFooters: false }),
    document.getTextboxes({ ...options, includeHeadersAndFooters: true }),
    document.getBody(options),
    document.getFootnotes(options),
    document.getEndnotes(options),
    document.getFooters(options),
  ];
  return {
    text: once(parts.map(clean)).join('\n\n'),
    pages: 1,
    warnings: extractor.hasHidden ? ['hidden_text_dropped'] : [],
  };
}

/** Replaces marks, and also typed bullets from Symbol and Wingdings. */
function clean(text: string): string {
  return writeMarks(text)
    .replace(/[\uf0b7\uf0a7\uf0d8\uf076]/g, '•')
    .trim();
}

/** Headers repeat for first, odd and even pages. */
function once(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts
    .map((part, index) => {
      if (index === 2) return part;
      const lines = part.split('\n').filter((line) => {
        const key = line.trim();
        if (key === '' || seen.has(key) || isPageNumber(key)) return false;
        seen.add(key);
        return true;
      });
      return lines.join('\n');
    })
    .filter((part) => part !== '');
}

const wordMagic = 0xa5ec;
const encryptedFlag = 0x0100;

/** The file information block is at the start of a sector; its flags tell whether the text is encrypted. */
function isEncrypted(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 512; at + 12 <= file.length && at < 512 * 4096; at += 512) {
    if (view.getUint16(at, true) !== wordMagic) continue;
    const version = view.getUint16(at + 2, true);
    if (version >= 0xc0 && version <= 0x112) return (view.getUint16(at + 10, true) & encryptedFlag) !== 0;
  }
  return false;
}
