import iconv from 'iconv-lite';
import { ReadFailure } from '../read-result.ts';
import { linkNote } from '../text/link-note.ts';
import { codePageOf, decode, type Font, isTorn } from './code-pages.ts';
import { characterWords, shownWords, skippedWords } from './control-words.ts';
import { PartText } from './part-text.ts';

const numberMark = /\p{N}|\p{L}(?:\p{L}|[.):、])/u;

/** Keeps a list's numbers; any other mark, which may be a letter of a picture font, becomes a bullet. */
function writeMark(raw: string): string {
  const mark = raw.trim();
  if (mark === '') return '';
  return numberMark.test(mark) ? `${mark} ` : '• ';
}

type Part = 'body' | 'header' | 'footer' | 'notes';

interface State {
  /** Where text goes: into a part of the document, a field's instruction, a font's name, or nowhere. */
  target: Part | 'instruction' | 'fonts' | 'none';
  isHidden: boolean;
  font: number;
  /** How many fallback characters follow a Unicode one. */
  fallback: number;
  field?: Field;
  /** What precedes a list item, as far as it has been read. */
  mark?: { text: string };
}

interface Field {
  instruction: string;
  start: number | undefined;
}

const maxDepth = 2_000;
const maxText = 250_000;

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;

/** Walks the file's groups and control words, and collects the text of the document's parts. */
export class RtfReader {
  readonly parts = { header: new PartText(), body: new PartText(), notes: new PartText(), footer: new PartText() };
  hasHidden = false;
  private state: State = { target: 'body', isHidden: false, font: -1, fallback: 1 };
  private readonly stack: State[] = [];
  private readonly fonts = new Map<number, Font>();
  private codePage = 'windows-1252';
  private bytes: number[] = [];
  private skip = 0;
  private isIgnorable = false;
  private letters = 0;

  read(source: string): void {
    token.lastIndex = 0;
    for (let match = token.exec(source); match; match = token.exec(source)) {
      const [, word, number, hex, character, brace, text] = match;
      if (hex !== undefined) this.writeByte(Number.parseInt(hex, 16));
      else if (text !== undefined) this.writePlain(text);
      else if (character !== undefined && '\\{}'.includes(character)) this.writePlain(character);
      else if (word !== undefined || character !== undefined || brace !== undefined) {
        this.flushBytes();
        if (brace === '{') this.openGroup();
        else if (brace === '}') this.closeGroup();
        else if (word !== undefined) this.control(word, number === undefined ? undefined : Number(number));
        else if (character !== undefined) this.controlSymbol(character);
      }
      if (word === 'bin' && number !== undefined) token.lastIndex += Math.max(0, Number(number));
      if (this.letters > maxText) return;
    }
    this.flushBytes();
  }

  private openGroup(): void {
    if (this.stack.length > maxDepth) throw new ReadFailure('too_complex');
    this.stack.push(this.state);
    this.state = { ...this.state };
    this.isIgnorable = false;
  }

  private closeGroup(): void {
    const { field, mark } = this.state;
    const outer = this.stack.pop();
    if (!outer) return;
    if (field && outer.field !== field) this.endField(field);
    this.state = outer;
    this.skip = 0;
    if (mark && outer.mark !== mark) this.writeText(writeMark(mark.text));
  }

  private endField(field: Field): void {
    const target = /HYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1];
    const part = this.part;
    if (target && field.start !== undefined && part) part.text += linkNote(part.text.slice(field.start), target);
  }

  /** The part of the document that is being written. */
  private get part(): PartText | undefined {
    const { target } = this.state;
    return target === 'instruction' || target === 'fonts' || target === 'none' ? undefined : this.parts[target];
  }

  private control(word: string, number: number | undefined): void {
    const { state } = this;
    if (this.isIgnorable) {
      this.isIgnorable = false;
      if (!shownWords.has(word)) {
        state.target = 'none';
        return;
      }
    }
    if (skippedWords.has(word)) state.target = word === 'fonttbl' ? 'fonts' : 'none';
    else if (/^header[lrf]?$/.test(word)) state.target = 'header';
    else if (/^footer[lrf]?$/.test(word)) state.target = 'footer';
    else if (word === 'footnote') this.beginNote();
    else if (word === 'listtext' || word === 'pntext') state.mark = { text: '' };
    else if (word === 'trowd' || word === 'intbl') this.part?.beginRow();
    else if (word === 'cell') this.part?.endCell();
    else if (word === 'row') this.part?.endRow();
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
    else if (word === 'fcharset' && state.target === 'fonts')
      this.fonts.set(state.font, { name: '', charset: number ?? 0 });
    else if (characterWords[word] !== undefined) this.writeText(characterWords[word] ?? '');
  }

  /** Text after `fldrslt` goes where the field is, unless it is only the page number. */
  private beginResult(): void {
    const { state } = this;
    const { field } = state;
    if (!field) return;
    if (/^\s*(PAGE|NUMPAGES)\b/i.test(field.instruction)) state.target = 'none';
    field.start = this.part?.text.length;
  }

  /** Notes follow the text, each on lines of its own. */
  private beginNote(): void {
    if (!this.part) return;
    this.state.target = 'notes';
    this.parts.notes.text += '\n';
  }

  private controlSymbol(character: string): void {
    if (character === '*') this.isIgnorable = true;
    else if (character === '~') this.writeText(' ');
    else if (character === '_') this.writeText('-');
    else if (character === '\n' || character === '\r') this.writeText('\n');
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

  /** The second byte of a letter may be written as the ASCII letter with the same code. */
  private writePlain(text: string): void {
    const isTrail = this.skip === 0 && isTorn(this.bytes, codePageOf(this.fonts.get(this.state.font)) ?? this.codePage);
    if (isTrail) this.bytes.push(text.charCodeAt(0));
    this.flushBytes();
    this.writeText(isTrail ? text.slice(1) : text);
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const bytes = this.bytes;
    this.bytes = [];
    this.writeText(decode(bytes, this.fonts.get(this.state.font), this.codePage));
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
    if (state.target === 'fonts') this.nameFont(text);
    else if (state.target === 'instruction') {
      if (state.field && state.field.instruction.length < 4_000) state.field.instruction += text;
    } else if (state.target === 'none') return;
    else if (state.isHidden) this.hasHidden ||= text.trim() !== '';
    else {
      this.letters += text.length;
      if (state.mark) state.mark.text += text;
      else this.parts[state.target].text += text;
    }
  }

  private nameFont(text: string): void {
    const font = this.fonts.get(this.state.font);
    if (font && font.name.length < 100) font.name += text;
  }
}
