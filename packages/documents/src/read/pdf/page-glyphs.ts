import { embeddedStyle } from './font-style.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

/** A letter where the page shows it, in page space: x to the right, y up, unrotated. */
export interface PageGlyph {
  readonly code: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** On the baseline. */
  readonly originX: number;
  readonly originY: number;
  readonly look: GlyphLook;
  /** A space that PDFium inferred; only a hint, since its rule is coarse. */
  readonly isInferred: boolean;
}

/** What the letters of one text object share. */
export interface GlyphLook {
  readonly size: number;
  /** Direction of writing in degrees, counter-clockwise, in quarter turns. */
  readonly angle: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** The font family: the beginning of the font's name. */
  readonly face: string;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** What the codes of this font mean: letters; icons with codes of their own; pictures instead of letters. */
  readonly glyphs: 'letters' | 'icons' | 'dingbats';
  /** Unpainted (transparent, or without ink) or white: the drawing behind the text tells whether it is visible. */
  readonly suspicion: 'none' | 'unpainted' | 'white';
}

/** Neither a space nor a control character. */
export const isLetter = (glyph: PageGlyph): boolean => glyph.code > 0x20;

export function countLetters(glyphs: readonly PageGlyph[]): number {
  let count = 0;
  for (const glyph of glyphs) if (isLetter(glyph)) count += 1;
  return count;
}

interface PageGlyphs {
  readonly glyphs: PageGlyph[];
  /** The number of letters whose font does not map them to characters. */
  readonly unmapped: number;
}

interface Font {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly face: string;
  readonly glyphs: GlyphLook['glyphs'];
}

const invisibleMode = 3;
const clipOnlyMode = 7;
const forceBold = 1 << 18;
/** By font name; TeX fonts encode it in two letters (CMBX, SFTI), and Nimbus calls its bold "Medi". */
const bold =
  /bold|black|heavy|demi|semibd|[-_,]medi(?:um)?(?=ital|obli|$)|[-_,]b(?:d|old)?$|^(?:[A-Z]{6}\+)?(?:cm(?:ss)?bx|cmb\d|(?:sf|ec)[bs]x)/i;
const italic = /ital|obliq|[-_,](?:it|i)$|^(?:[A-Z]{6}\+)?(?:cm(?:ti|sl|bxti|ssi)|(?:sf|ec)(?:ti|sl|bi|si))/i;
const pale = 235;
const faint = 20;

/** One in this many letters is sampled to count those that the font does not map. */
const sampleEvery = 8;
const isUnnamed = (code: number): boolean => code === 0 || code === 0xfffd;

/** A page with more is not a resume, and reading it would only cost time. */
const maxPageGlyphs = 60_000;

export class GlyphReader {
  private readonly scratch: number;
  private readonly fonts = new Map<number, Font>();
  private readonly pdfium: Pdfium;

  constructor(pdf: OpenPdf) {
    this.pdfium = pdf.pdfium;
    this.scratch = this.pdfium.call.malloc(256);
  }

  free(): void {
    this.pdfium.call.free(this.scratch);
  }

  read(page: number): PageGlyphs {
    const { call } = this.pdfium;
    const textPage = call.FPDFText_LoadPage(page);
    if (textPage === 0) return { glyphs: [], unmapped: 0 };
    try {
      return this.readTextPage(textPage);
    } finally {
      call.FPDFText_ClosePage(textPage);
    }
  }

  private readTextPage(textPage: number): PageGlyphs {
    const { call } = this.pdfium;
    const count = Math.min(call.FPDFText_CountChars(textPage), maxPageGlyphs);
    const { scratch } = this;
    const glyphs: PageGlyph[] = [];
    let unmapped = 0;
    let lastObject = -1;
    let look: GlyphLook | undefined;

    let originX = 0;
    let originY = 0;
    for (let index = 0; index < count; index += 1) {
      let code = call.FPDFText_GetUnicode(textPage, index);
      const isBlank = code === 0x20 || code === 0xd || code === 0xa;
      if (isBlank && call.FPDFText_IsGenerated(textPage, index) === 1) {
        // Line breaks inferred by PDFium add nothing to the geometry; its spaces are hints.
        const last = glyphs.at(-1);
        if (code === 0x20 && last) glyphs.push({ ...last, code, left: last.right, isInferred: true });
        continue;
      }
      if (code >= 0xd800 && code < 0xdc00) {
        const low = call.FPDFText_GetUnicode(textPage, index + 1);
        if (low >= 0xdc00 && low < 0xe000) {
          code = (code - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;
          index += 1;
        }
      }
      const object = call.FPDFText_GetTextObject(textPage, index);
      const isNewObject = object !== lastObject || !look;
      if (object !== lastObject || !look) {
        lastObject = object;
        look = this.readLook(textPage, index, object);
      }
      if (isUnnamed(code) || (index % sampleEvery === 0 && call.FPDFText_HasUnicodeMapError(textPage, index) === 1)) {
        unmapped += isUnnamed(code) ? 1 : sampleEvery;
      }
      call.FPDFText_GetLooseCharBox(textPage, index, scratch);
      // The letters of one object share their baseline; only icons are queried one by one.
      if (isNewObject || look.glyphs !== 'letters')
        call.FPDFText_GetCharOrigin(textPage, index, scratch + 16, scratch + 24);
      const view = this.pdfium.view();
      if (isNewObject || look.glyphs !== 'letters') {
        const x = view.getFloat64(scratch + 16, true);
        const last = glyphs.at(-1);
        // Several letters at one place are the ActualText of an icon: words, although the font is a picture font.
        if (look.glyphs !== 'letters' && last?.look === look && last.originX === x) {
          look = { ...look, glyphs: 'letters' };
          glyphs[glyphs.length - 1] = { ...last, look };
        }
        originX = x;
        originY = view.getFloat64(scratch + 24, true);
      }
      glyphs.push({
        code,
        left: view.getFloat32(scratch, true),
        top: view.getFloat32(scratch + 4, true),
        right: view.getFloat32(scratch + 8, true),
        bottom: view.getFloat32(scratch + 12, true),
        originX,
        originY,
        look,
        isInferred: false,
      });
    }
    return { glyphs, unmapped };
  }

  private readLook(textPage: number, index: number, object: number): GlyphLook {
    const { call } = this.pdfium;
    const { scratch } = this;
    const matrix = call.FPDFText_GetMatrix(textPage, index, scratch) ? this.pdfium.view() : undefined;
    const a = matrix?.getFloat32(scratch, true) ?? 1;
    const b = matrix?.getFloat32(scratch + 4, true) ?? 0;
    const c = matrix?.getFloat32(scratch + 8, true) ?? 0;
    const d = matrix?.getFloat32(scratch + 12, true) ?? 1;
    const size = Math.abs(call.FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d);
    const angle = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
    const mode = object === 0 ? 0 : call.FPDFTextObj_GetTextRenderMode(object);
    const colour = this.readColour(textPage, index);
    const font = this.readFont(textPage, index, object);
    return {
      size: Number.isFinite(size) ? size : 0,
      angle,
      glyphs: font.glyphs,
      isItalic: font.isItalic,
      face: font.face,
      colour: colour.rgb,
      // Visible transparent letters lie over outlines, which is how browsers print a bold that the font lacks.
      isBold: font.isBold || (mode === 0 && colour.alpha < faint),
      suspicion:
        mode === invisibleMode || mode === clipOnlyMode || colour.alpha < faint
          ? 'unpainted'
          : colour.darkest >= pale
            ? 'white'
            : 'none',
    };
  }

  private readColour(textPage: number, index: number): { rgb: number; darkest: number; alpha: number } {
    const { scratch } = this;
    const { call } = this.pdfium;
    if (!call.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)) {
      return { rgb: 0, darkest: 0, alpha: 255 };
    }
    const view = this.pdfium.view();
    const [red, green, blue] = [
      view.getUint32(scratch, true),
      view.getUint32(scratch + 4, true),
      view.getUint32(scratch + 8, true),
    ];
    return {
      rgb: (red << 16) | (green << 8) | blue,
      darkest: Math.min(red, green, blue),
      alpha: view.getUint32(scratch + 12, true),
    };
  }

  private readFont(textPage: number, index: number, object: number): Font {
    const { call } = this.pdfium;
    const key = object === 0 ? 0 : call.FPDFTextObj_GetFont(object);
    const known = this.fonts.get(key);
    if (known) return known;
    const { scratch } = this;
    const length = Math.min(call.FPDFText_GetFontInfo(textPage, index, scratch + 8, 200, scratch), 200);
    const flags = this.pdfium.view().getInt32(scratch, true);
    const name = Buffer.from(this.pdfium.bytes().subarray(scratch + 8, scratch + 8 + Math.max(0, length - 1))).toString(
      'latin1',
    );
    const own = key === 0 ? undefined : embeddedStyle(this.pdfium, key, scratch);
    const font: Font = {
      isBold: bold.test(name) || (flags & forceBold) !== 0 || own?.isBold === true,
      isItalic: italic.test(name) || own?.isItalic === true,
      face: name.replace(/^[A-Z]{6}\+/, ''),
      glyphs: /wingdings|webdings|dingbat/i.test(name)
        ? 'dingbats'
        : /awesome|icon|fontello|academicons/i.test(name)
          ? 'icons'
          : 'letters',
    };
    if (key !== 0) this.fonts.set(key, font);
    return font;
  }
}
