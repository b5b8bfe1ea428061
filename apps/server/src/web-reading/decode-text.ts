import { TextDecoder } from 'node:util';

/** Byte order marks, longest first. */
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Encodings whose bytes also look like valid ASCII or UTF-8, so that only the declaration can tell. */
const disguised = /^(utf-16(le|be)?|iso-2022-jp)$/i;

/**
 * The text of a response. Headers are wrong more often than bytes: valid UTF-8 is read as UTF-8, whatever the header
 * says; otherwise the declared encoding is used, and if there is none that works, the web's old default.
 */
export function decodeText(body: Uint8Array, contentType = ''): string {
  const mark = marks.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte));
  if (mark) return decoderOf(mark[0])?.decode(body) ?? '';
  const declared = declaredEncoding(body, contentType);
  if (declared && disguised.test(declared)) return decoderOf(declared)?.decode(body) ?? '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    const named = declared && !/^utf-?8$/i.test(declared) ? decoderOf(declared) : undefined;
    return decodeOldWeb(named ?? new TextDecoder('windows-1252'), body);
  }
}

/** The header first, then the document's own declaration: `<?xml encoding="…"?>` or `<meta charset="…">`. */
function declaredEncoding(body: Uint8Array, contentType: string): string | undefined {
  const opening = Buffer.from(body.subarray(0, 2048)).toString('latin1');
  return (
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/i.exec(opening)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(opening)?.[1]
  );
}

function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding);
  } catch {
    // Not a known encoding.
    return undefined;
  }
}

/** Except for streams, Node 20 uses a fast path that loses the curly quotes of windows-1252. */
const decodeOldWeb = (decoder: TextDecoder, body: Uint8Array): string =>
  decoder.decode(body, { stream: true }) + decoder.decode();
