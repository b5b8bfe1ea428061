import type { RawReading } from '../read-result.ts';
import { readHtml } from './read-html.ts';

/** Whether a text is a web page with its pictures in one file: .mht from Word and browsers, or .doc from Word. */
export function looksLikeMht(opening: string): boolean {
  return /^\s*[\w-]+:/.test(opening) && /^MIME-Version:/im.test(opening) && /text\/html/i.test(opening);
}

/** A page as it is, or the page within an .mht file. */
export function readWebPage(bytes: Uint8Array): RawReading {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!looksLikeMht(source.slice(0, 4096))) return readHtml(bytes);
  const whole = splitHead(source);
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(whole.head)?.[1];
  const parts = boundary === undefined ? [whole] : whole.body.split(`--${boundary}`).map(splitHead);
  const page = parts.find(({ head }) => /^Content-Type:\s*text\/html/im.test(head));
  return page ? readHtml(decodeBody(page.head, page.body)) : { text: '', pages: 1 };
}

/** The header fields of a message or of one of its parts, and the body after the blank line. */
function splitHead(source: string): { head: string; body: string } {
  const text = source.trimStart();
  const blank = /\r?\n\r?\n/.exec(text);
  return blank ? { head: text.slice(0, blank.index), body: text.slice(blank.index) } : { head: text, body: '' };
}

function decodeBody(head: string, body: string): Uint8Array {
  const encoding = /^Content-Transfer-Encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const plain = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}
