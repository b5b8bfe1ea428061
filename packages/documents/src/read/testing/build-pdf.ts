import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A page's content as PDF operators, made with `write` and similar functions. */
export interface PdfPage {
  readonly content: string;
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  readonly links?: readonly { readonly rect: readonly [number, number, number, number]; readonly target: string }[];
  /** A greyscale picture, drawn by `/Im Do`. */
  readonly image?: { readonly width: number; readonly height: number; readonly grey: Uint8Array };
}

interface PdfLock {
  readonly user: string;
  readonly owner: string;
}

/** The standard fonts: F1 Helvetica, F2 its bold, F3 Times, F4 Symbol, F5 ZapfDingbats. */
const fontNames = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Symbol', 'ZapfDingbats'];

/** A small PDF, written by hand so that tests state exactly what is in it. */
export function buildPdf(pages: readonly PdfPage[], options: { lock?: PdfLock; compress?: boolean } = {}): Uint8Array {
  const id = Buffer.from('0123456789abcdef', 'latin1');
  const key = options.lock && encryptionKey(options.lock, id);
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const stream = (dictionary: string, data: Uint8Array): number => {
    const packed = options.compress ? deflateSync(data) : Buffer.from(data);
    const body = key ? rc4(objectKey(key.key, objects.length + 1), packed) : packed;
    const filter = options.compress ? '/Filter/FlateDecode' : '';
    return add(
      Buffer.concat([
        Buffer.from(`<<${dictionary}${filter}/Length ${body.length}>>stream\n`, 'latin1'),
        body,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  add('');
  const fonts = fontNames
    .map((name, index) => {
      const encoding = index < 3 ? '/Encoding/WinAnsiEncoding' : '';
      return `/F${index + 1} ${add(`<</Type/Font/Subtype/Type1/BaseFont/${name}${encoding}>>`)} 0 R`;
    })
    .join('');
  const drawn = ({ width, height, grey }: NonNullable<(typeof pages)[number]['image']>) =>
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`,
      grey,
    );
  const kids = pages.map((page) => {
    const image = page.image ? `/XObject<</Im ${drawn(page.image)} 0 R>>` : '';
    const content = stream('', Buffer.from(page.content, 'latin1'));
    const links = (page.links ?? []).map((link) => {
      const target = key
        ? `<${rc4(objectKey(key.key, objects.length + 1), Buffer.from(link.target, 'latin1')).toString('hex')}>`
        : `(${link.target})`;
      return `${add(`<</Type/Annot/Subtype/Link/Rect[${link.rect.join(' ')}]/Border[0 0 0]/A<</S/URI/URI ${target}>>>>`)} 0 R`;
    });
    return `${add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width ?? 595} ${page.height ?? 842}]/Rotate ` +
        `${page.rotate ?? 0}/Resources<</Font<<${fonts}>>${image}>>/Contents ${content} 0 ` +
        `R/Annots[${links.join(' ')}]>>`,
    )} 0 R`;
  });
  objects[1] = Buffer.from(`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`, 'latin1');
  if (!key) return assemble(objects, '');
  const keys = `/O<${key.owner.toString('hex')}>/U<${key.user.toString('hex')}>`;
  const encrypt = add(`<</Filter/Standard/V 2/R 3/Length 128/P -3904${keys}>>`);
  const hexId = id.toString('hex');
  return assemble(objects, `/Encrypt ${encrypt} 0 R/ID[<${hexId}><${hexId}>]`);
}

function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, index) => {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`, 'latin1'), body, Buffer.from('\nendobj\n', 'latin1')]));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const winAnsi: Readonly<Record<string, number>> = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
  '€': 0x80,
};
const encode = (text: string): string =>
  escapeText([...text].map((letter) => (winAnsi[letter] ? String.fromCharCode(winAnsi[letter]) : letter)).join(''));

interface TextStyle {
  readonly font?: 1 | 2 | 3 | 4 | 5;
  readonly size?: number;
  /** 0 fills, 3 is invisible. */
  readonly mode?: number;
  readonly grey?: number;
  /** 0xRRGGBB, instead of `grey`. */
  readonly colour?: number;
  readonly angle?: 0 | 90;
}

/** One piece of text with its baseline at (x, y), measured from the lower left corner. */
export function write(x: number, y: number, text: string, style: TextStyle = {}): string {
  const { font = 1, size = 10, mode = 0, grey = 0, colour, angle = 0 } = style;
  const fill =
    colour === undefined ? `${grey} g` : `${[16, 8, 0].map((bits) => ((colour >> bits) & 255) / 255).join(' ')} rg`;
  const matrix = angle === 90 ? `0 1 -1 0 ${x} ${y}` : `1 0 0 1 ${x} ${y}`;
  return `BT /F${font} ${size} Tf ${mode} Tr ${fill} ${matrix} Tm (${encode(text)}) Tj ET\n`;
}

/** Lines one under the other, from the top. */
export function writeLines(
  x: number,
  y: number,
  lines: readonly string[],
  style: TextStyle & { leading?: number } = {},
): string {
  return lines
    .map((line, index) => (line === '' ? '' : write(x, y - index * (style.leading ?? 14), line, style)))
    .join('');
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const pad = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
const md5 = (...parts: Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** The standard security handler, revision 3: RC4 with 128 bits. */
function encryptionKey(lock: PdfLock, id: Buffer): { key: Buffer; owner: Buffer; user: Buffer } {
  let ownerKey = md5(pad(lock.owner));
  for (let round = 0; round < 50; round += 1) ownerKey = md5(ownerKey);
  const owner = mixed(ownerKey, pad(lock.user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-3904);
  let key = md5(pad(lock.user), owner, permissions, id);
  for (let round = 0; round < 50; round += 1) key = md5(key);
  const user = Buffer.concat([mixed(key, md5(padding, id)), Buffer.alloc(16)]);
  return { key, owner, user };
}

function mixed(key: Buffer, data: Buffer): Buffer {
  let value = data;
  for (let round = 0; round < 20; round += 1) value = rc4(Buffer.from(key.map((byte) => byte ^ round)), value);
  return value;
}

function objectKey(key: Buffer, number: number): Buffer {
  return md5(key, Uint8Array.of(number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0)).subarray(0, 16);
}

function rc4(key: Buffer, data: Uint8Array): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (box[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0);
    }),
  );
}
