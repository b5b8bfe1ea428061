import { matchHeading } from '@fitted/resume/parse/headings/match-heading';
import { type DocumentLine, type LineCollector, layOutCells } from '../package-file/document-lines.ts';
import type { Attributes, XmlHandler } from '../package-file/xml.ts';
import { linkNote } from '../text/link-note.ts';
import { Anchor, orderBoxes } from './boxes.ts';
import type { Numbering, ParagraphStyle } from './numbering.ts';
import {
  applyToParagraph,
  applyToRun,
  findItem,
  openParagraph,
  openRun,
  type Paragraph,
  type Run,
} from './properties.ts';
import { SkippedContent } from './skipped-content.ts';
import { readSymbol } from './symbols.ts';
import { lookOf, looksOfLines } from './type.ts';

interface PartContext {
  readonly collector: LineCollector;
  readonly styles: ReadonlyMap<string, ParagraphStyle>;
  readonly numbering: Numbering;
  readonly links: ReadonlyMap<string, string>;
  /** Nothing in the part could be behind the text, so white text is invisible. */
  readonly isPlainGround: boolean;
}

/** Turns the events of a Word part (body, header, footnotes …) into lines. */
export class PartReader implements XmlHandler {
  private readonly skipped = new SkippedContent();
  private isText = false;
  private isInstruction = false;
  private paragraphProperties = 0;
  private cellDepth = 0;
  private boxDepth = 0;
  private readonly paragraphs: Paragraph[] = [];
  private run: Run | undefined;
  private readonly rows: DocumentLine[][][] = [];
  private readonly controls: { isPlaceholder: boolean }[] = [];
  private readonly hyperlinks: { start: number; target: string }[] = [];
  private readonly anchor = new Anchor();
  hasHidden = false;

  constructor(private readonly context: PartContext) {}

  private get paragraph(): Paragraph | undefined {
    return this.paragraphs.at(-1);
  }

  open(name: string, attributes: Attributes): void {
    if (this.skipped.open(name)) return;
    if (name === 'w:instrText') this.isInstruction = true;
    this.anchor.open(name, attributes);
    this.openBlock(name);
    const { styles } = this.context;
    if (this.paragraphProperties > 0 && this.paragraph) applyToParagraph(this.paragraph, name, attributes, styles);
    else if (this.run) applyToRun(this.run, name, attributes, styles);
    this.openInline(name, attributes);
  }

  close(name: string): void {
    if (this.skipped.close(name)) return;
    this.anchor.close(name);
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.isText = false;
        break;
      case 'w:instrText':
        this.isInstruction = false;
        break;
      case 'w:pPr':
        this.paragraphProperties = 0;
        break;
      case 'w:r':
        this.run = undefined;
        break;
      case 'w:p':
        this.endParagraph();
        break;
      case 'w:hyperlink':
        this.endHyperlink();
        break;
      case 'w:tc':
        this.cellDepth -= 1;
        this.rows.at(-1)?.push(this.context.collector.take());
        break;
      case 'w:tr':
        this.context.collector.put(layOutCells(this.rows.pop() ?? []));
        break;
      case 'w:txbxContent':
        this.endBox();
        break;
      case 'w:sdt':
        this.controls.pop();
        break;
      case 'w:fldSimple':
        this.endField();
        break;
      default:
    }
  }

  text(text: string): void {
    if (this.skipped.isOpen || !this.paragraph) return;
    if (this.isInstruction) this.paragraph.fields.instruct(text);
    else if (this.isText) this.write(this.run ? this.mapSymbols(text, this.run.font) : text);
    else this.anchor.text(text);
  }

  private openBlock(name: string): void {
    switch (name) {
      case 'w:p':
        this.paragraphs.push(openParagraph());
        break;
      case 'w:pPr':
        this.paragraphProperties = 1;
        break;
      case 'w:tr':
        this.rows.push([]);
        break;
      case 'w:tc':
        this.cellDepth += 1;
        this.context.collector.begin();
        break;
      case 'w:txbxContent':
        this.boxDepth += 1;
        this.run = undefined;
        this.context.collector.begin();
        break;
      case 'w:sdt':
        this.controls.push({ isPlaceholder: false });
        break;
      case 'w:showingPlcHdr': {
        const control = this.controls.at(-1);
        if (control) control.isPlaceholder = true;
        break;
      }
      default:
    }
  }

  private openInline(name: string, attributes: Attributes): void {
    switch (name) {
      case 'w:r':
        this.run = openRun();
        break;
      case 'w:t':
      case 'm:t':
        this.isText = true;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (this.paragraphProperties === 0) this.write('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.write('\n');
        break;
      case 'w:noBreakHyphen':
        this.write('-');
        break;
      case 'w:sym':
        this.write(readSymbol(attributes['w:font'] ?? '', attributes['w:char'] ?? ''));
        break;
      case 'w:hyperlink':
        this.hyperlinks.push({
          start: this.paragraph?.text.length ?? 0,
          target: this.context.links.get(attributes['r:id'] ?? '') ?? '',
        });
        break;
      case 'w:fldSimple':
        this.paragraph?.fields.begin();
        this.paragraph?.fields.instruct(attributes['w:instr'] ?? '');
        this.paragraph?.fields.separate(this.paragraph.text.length);
        break;
      case 'w:fldChar':
        this.stepField(attributes['w:fldCharType']);
        break;
      default:
    }
  }

  private stepField(type: string | undefined): void {
    const paragraph = this.paragraph;
    if (!paragraph) return;
    if (type === 'begin') paragraph.fields.begin();
    else if (type === 'separate') paragraph.fields.separate(paragraph.text.length);
    else if (type === 'end') this.endField();
  }

  private endField(): void {
    const paragraph = this.paragraph;
    const link = paragraph?.fields.end();
    if (paragraph && link) paragraph.text += linkNote(paragraph.text.slice(link.start), link.target);
  }

  private endHyperlink(): void {
    const link = this.hyperlinks.pop();
    const paragraph = this.paragraph;
    if (link && paragraph) paragraph.text += linkNote(paragraph.text.slice(link.start), link.target);
  }

  private mapSymbols(text: string, font: string): string {
    return text.replace(/[\uf000-\uf0ff]/g, (letter) =>
      readSymbol(font === '' ? 'symbol' : font, letter.charCodeAt(0).toString(16)),
    );
  }

  private write(text: string): void {
    const paragraph = this.paragraph;
    if (!paragraph || paragraph.fields.isSilent) return;
    if (this.run && this.isUnseen(this.run, paragraph)) {
      this.hasHidden ||= text.trim() !== '';
      return;
    }
    if (this.isAsked(paragraph)) {
      paragraph.offered += text;
      return;
    }
    paragraph.text += text;
    paragraph.parts.push({ text, type: this.run?.type ?? {} });
  }

  /**
   * "Click to enter your name" is the template's text, not the person's. But a heading that was left as the template
   * offers it is printed above what the person wrote, and is kept.
   */
  private isAsked({ style }: Paragraph): boolean {
    return this.controls.some((control) => control.isPlaceholder) && !style?.isTopHeading;
  }

  /** Templates whose first level is the name have their headings on a deeper one; there the words have to say it. */
  private keepOfferedHeading(paragraph: Paragraph): void {
    const { style, text, offered } = paragraph;
    if (!style?.isHeading || text.trim() !== '' || !matchHeading(offered)?.isExact) return;
    paragraph.text = offered;
    paragraph.parts.push({ text: offered, type: {} });
  }

  private isUnseen(run: Run, paragraph: Paragraph): boolean {
    if (run.isHidden || paragraph.style?.isHidden) return true;
    const isOnGround = this.cellDepth === 0 && this.boxDepth === 0 && this.context.isPlainGround;
    return run.isWhite && !run.isShaded && !paragraph.isShaded && isOnGround;
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    this.keepOfferedHeading(paragraph);
    const { collector, numbering, styles } = this.context;
    const item = findItem(paragraph);
    const isBlank = paragraph.text.trim() === '';
    if (isBlank && paragraph.boxes.length === 0 && this.isAsked(paragraph)) return;
    const style = (paragraph.style ?? styles.get(''))?.type ?? {};
    const look = lookOf(paragraph.parts, style, paragraph.left);
    const lineLooks = looksOfLines(paragraph.parts, style, paragraph.left);
    if (!isBlank || paragraph.boxes.length === 0) {
      collector.add({
        text: item && !isBlank ? numbering.mark(item) + paragraph.text.trim() : paragraph.text,
        isItem: item !== undefined,
        isHeading: paragraph.isHeading || (paragraph.style?.isHeading ?? false),
        isApart: paragraph.isApart && item === undefined,
        ...(look && { look }),
        ...(lineLooks.length > 0 && { lineLooks }),
      });
    }
    for (const box of orderBoxes(paragraph.boxes)) collector.put([{ text: '' }, ...box.lines, { text: '' }]);
  }

  private endBox(): void {
    this.boxDepth -= 1;
    const box = this.anchor.hold(this.context.collector.take());
    if (this.paragraph) this.paragraph.boxes.push(box);
    else this.context.collector.put(box.lines);
  }
}
