import WordExtractor from 'word-extractor';
import { type RawReading, ReadFailure } from '../read-result.ts';

/** Word's binary format, 1997–2003. */
export async function readDoc(file: Uint8Array): Promise<RawReading> {
  if (isEncrypted(file)) throw new ReadFailure('password_protected');
  const document = await new WordExtractor().extract(Buffer.from(file)).catch((error: unknown) => {
    throw new ReadFailure('corrupt', { cause: error });
  });
  const body = clean(document.getBody());
  const parts = [
    clean(document.getHeaders({ includeFooters: false })),
    clean(document.getTextboxes({ includeHeadersAndFooters: true })),
    body,
    clean(document.getFootnotes()),
    clean(document.getEndnotes()),
    clean(document.getFooters()),
  ];
  return { text: once(parts).join('\n\n'), pages: 1 };
}

/** Fields' instructions, cell ends and anchors that the format keeps inside the text. */
function clean(text: string): string {
  return text
    .replace(/\u0013[^\u0013\u0014\u0015]*\u0014/g, '')
    .replace(/[\u0013-\u0015]/g, '')
    .replace(/\u0007\u0007/g, '\n')
    .replace(/\u0007/g, '\t')
    .replace(/[\uf0b7\uf0a7\uf0d8\uf076]/g, '•')
    .replace(/^[ \t]*HYPERLINK\s+"[^"]*"\s*/gm, '')
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
        if (key === '' || seen.has(key) || /^(page|seite)?\s*\d*\s*$/i.test(key)) return false;
        seen.add(key);
        return true;
      });
      return lines.join('\n');
    })
    .filter((part) => part !== '');
}

const WORD_MAGIC = 0xa5ec;
const ENCRYPTED_FLAG = 0x0100;

/** The file information block stands at the start of a sector; its flags tell whether the text is encrypted. */
function isEncrypted(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 512; at + 12 <= file.length && at < 512 * 4096; at += 512) {
    if (view.getUint16(at, true) !== WORD_MAGIC) continue;
    const version = view.getUint16(at + 2, true);
    if (version >= 0xc0 && version <= 0x112) return (view.getUint16(at + 10, true) & ENCRYPTED_FLAG) !== 0;
  }
  return false;
}
