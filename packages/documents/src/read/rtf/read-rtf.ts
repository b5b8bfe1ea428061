import iconv from 'iconv-lite';
import { isPageNumber } from '../page-furniture.ts';
import { type RawReading, ReadFailure } from '../read-result.ts';
import { linkNote } from '../text/link-note.ts';

interface State {
  /** Where text goes: into the document, a header or footer, a field's instruction, or nowhere. */
  target: 'body' | 'header' | 'footer' | 'instruction' | 'fonts' | 'none';
  isHidden: boolean;
  font: number;
  /** How many fallback letters follow a Unicode one. */
  fallback: number;
  field: Field | undefined;
}

interface Field {
  instruction: string;
  start: number | undefined;
}

const CHARSETS: Readonly<Record<number, string>> = {
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
const SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  row: '\n',
  nestrow: '\n',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl mmathPr filetbl revtbl pgptbl annotation atnid atnauthor atrfstart atrfend nonshppict shppict bkmkstart bkmkend wgrffmtfilter template falt panose blipuid objdata sp datafield ftnsep ftnsepc aftnsep aftnsepc fldtype'.split(
    ' ',
  ),
);
const SHOWN = new Set(['shptxt', 'shpinst', 'shp', 'fldrslt', 'footnote', 'pntext', 'listtext', 'shprslt', 'ud']);
const MAX_DEPTH = 2_000;
const MAX_TEXT = 250_000;

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;

export function readRtf(bytes: Uint8Array): RawReading {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^\s*\{\\rtf/.test(source)) throw new ReadFailure('corrupt');
  const reader = new RtfReader();
  reader.read(source);
  const text = [reader.out.header, reader.out.body, reader.out.footer]
    .map((part, index) => (index === 1 ? part.trim() : once(part)))
    .filter((part) => part !== '');
  return { text: text.join('\n\n'), pages: 1, warnings: reader.hasHidden ? ['hidden_text_dropped'] : [] };
}

/** Headers are written out for left, right and first pages. */
const once = (part: string): string =>
  [...new Set(part.split('\n').map((line) => line.trim()))].filter((line) => !isPageNumber(line)).join('\n');

class RtfReader {
  readonly out = { header: '', body: '', footer: '', instruction: '', fonts: '', none: '' };
  hasHidden = false;
  private state: State = { target: 'body', isHidden: false, font: -1, fallback: 1, field: undefined };
  private readonly stack: State[] = [];
  private readonly fonts = new Map<number, string>();
  private codePage = 'windows-1252';
  private bytes: number[] = [];
  private skip = 0;
  private isIgnorable = false;

  read(source: string): void {
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
      const [, word, number, hex, sign, brace, text] = match;
      if (hex !== undefined) this.writeByte(Number.parseInt(hex, 16));
      else {
        this.flushBytes();
        if (brace === '{') this.openGroup();
        else if (brace === '}') this.closeGroup();
        else if (word !== undefined) this.control(word, number === undefined ? undefined : Number(number));
        else if (sign !== undefined) this.controlSign(sign);
        else if (text !== undefined) this.writeText(text);
      }
      if (word === 'bin' && number !== undefined) TOKEN.lastIndex += Math.max(0, Number(number));
      if (this.out.body.length > MAX_TEXT) return;
    }
    this.flushBytes();
  }

  private openGroup(): void {
    if (this.stack.length > MAX_DEPTH) throw new ReadFailure('too_complex');
    this.stack.push(this.state);
    this.state = { ...this.state };
    this.isIgnorable = false;
  }

  private closeGroup(): void {
    const { field } = this.state;
    const outer = this.stack.pop();
    if (!outer) return;
    if (field && outer.field !== field) this.endField(field);
    this.state = outer;
    this.skip = 0;
  }

  private endField(field: Field): void {
    const target = /HYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1];
    const part = this.state.target;
    if (target && field.start !== undefined && part !== 'none')
      this.out[part] += linkNote(this.out[part].slice(field.start), target);
  }

  private control(word: string, number: number | undefined): void {
    const { state } = this;
    if (this.isIgnorable) {
      this.isIgnorable = false;
      if (word === 'fldinst') state.target = 'instruction';
      else if (!SHOWN.has(word)) state.target = 'none';
      return;
    }
    if (SKIPPED.has(word)) state.target = word === 'fonttbl' ? 'fonts' : 'none';
    else if (/^header[lrf]?$/.test(word)) state.target = 'header';
    else if (/^footer[lrf]?$/.test(word)) state.target = 'footer';
    else if (word === 'field') state.field = { instruction: '', start: undefined };
    else if (word === 'fldinst') state.target = 'instruction';
    else if (word === 'fldrslt') this.beginResult();
    else if (word === 'v') state.isHidden = number !== 0;
    else if (word === 'deleted') state.isHidden = number !== 0;
    else if (word === 'plain') state.isHidden = false;
    else if (word === 'uc') state.fallback = number ?? 1;
    else if (word === 'u') this.writeUnicode(number ?? 0);
    else if (word === 'ansicpg') this.codePage = iconv.encodingExists(`cp${number}`) ? `cp${number}` : this.codePage;
    else if (word === 'mac') this.codePage = 'macroman';
    else if (word === 'f') state.font = number ?? -1;
    else if (word === 'fcharset' && state.target === 'fonts') this.fonts.set(state.font, CHARSETS[number ?? 0] ?? '');
    else if (SIGNS[word] !== undefined) this.writeText(SIGNS[word] ?? '');
  }

  /** Text behind `fldrslt` goes where the field stands, unless it only says the page's number. */
  private beginResult(): void {
    const { state } = this;
    const { field } = state;
    if (!field) return;
    if (/^\s*(PAGE|NUMPAGES)\b/i.test(field.instruction)) state.target = 'none';
    if (state.target !== 'none') field.start = this.out[state.target].length;
  }

  private controlSign(sign: string): void {
    if (sign === '*') this.isIgnorable = true;
    else if (sign === '~') this.writeText(' ');
    else if (sign === '_') this.writeText('-');
    else if ('\\{}'.includes(sign)) this.writeText(sign);
    else if (sign === '\n' || sign === '\r') this.writeText('\n');
  }

  private writeUnicode(number: number): void {
    const code = number < 0 ? number + 0x10000 : number;
    this.skip = 0;
    this.writeText(code >= 0xf000 && code <= 0xf0ff ? '•' : String.fromCharCode(code));
    this.skip = this.state.fallback;
  }

  private writeByte(byte: number): void {
    if (this.skip > 0) {
      this.skip -= 1;
      return;
    }
    this.bytes.push(byte);
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const bytes = Buffer.from(this.bytes);
    this.bytes = [];
    const encoding = this.fonts.get(this.state.font) || this.codePage;
    // Symbol fonts number their signs by themselves; in a list's mark it is the bullet.
    this.writeText(bytes.length === 1 && bytes[0] === 0xb7 ? '•' : iconv.decode(bytes, encoding));
  }

  private writeText(raw: string): void {
    let text = raw;
    if (this.skip > 0) {
      const skipped = Math.min(this.skip, text.length);
      this.skip -= skipped;
      text = text.slice(skipped);
    }
    const { state } = this;
    this.isIgnorable = false;
    if (state.target === 'none' || state.target === 'fonts') return;
    if (state.target === 'instruction') {
      if (state.field && state.field.instruction.length < 4_000) state.field.instruction += text;
      return;
    }
    if (state.isHidden) this.hasHidden ||= text.trim() !== '';
    else this.out[state.target] += text;
  }
}
