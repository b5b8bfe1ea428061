import { type DocumentLine, LineCollector, layOutCells, writeLines } from '../package-file/document-lines.ts';
import { type Attributes, readXml, type XmlHandler } from '../package-file/xml.ts';
import { openZip } from '../package-file/zip.ts';
import { type RawReading, ReadFailure, type Warning } from '../read-result.ts';
import { linkNote } from '../text/link-note.ts';

const SKIPPED = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:page-number',
  'text:page-count',
  'text:note-citation',
  'text:hidden-text',
  'text:hidden-paragraph',
  'svg:title',
  'svg:desc',
  'text:ruby-text',
  'text:table-of-content',
  'office:forms',
]);

export function readOdt(file: Uint8Array): RawReading {
  const zip = openZip(file);
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest && Buffer.from(manifest).includes('encryption-data')) throw new ReadFailure('password_protected');
  const content = zip.read('content.xml');
  if (!content) throw new ReadFailure('corrupt');
  const warnings = new Set<Warning>();
  const read = (part: Uint8Array, scope: string): DocumentLine[] => {
    const reader = new OdtReader(scope);
    readXml(part, reader);
    if (reader.hasHidden) warnings.add('hidden_text_dropped');
    if (reader.collector.isCut) warnings.add('text_cut');
    return reader.collector.finish();
  };
  const body = read(content, 'office:body');
  const styles = zip.read('styles.xml');
  const furniture = (scope: string) => {
    const lines = styles ? read(styles, scope) : [];
    return lines.filter(
      (line) => line.text.trim() !== '' && !body.some((other) => other.text.trim() === line.text.trim()),
    );
  };
  const text = [furniture('style:header'), body, furniture('style:footer')]
    .map(writeLines)
    .filter((part) => part.trim() !== '');
  return { text: text.join('\n'), pages: 1, warnings: [...warnings] };
}

interface Paragraph {
  text: string;
  readonly isHeading: boolean;
}

class OdtReader implements XmlHandler {
  readonly collector = new LineCollector();
  hasHidden = false;
  private readonly hidden = new Set<string>();
  private style = '';
  private skip = 0;
  private inScope = 0;
  private readonly paragraphs: Paragraph[] = [];
  private readonly rows: DocumentLine[][][] = [];
  private readonly links: { start: number; target: string }[] = [];
  private readonly notes: DocumentLine[][] = [];
  private depth = 0;
  private isItemOpen = false;

  constructor(private readonly scope: string) {}

  open(name: string, attributes: Attributes): void {
    if (this.skip > 0) {
      this.skip += 1;
      return;
    }
    if (name === 'style:style') this.style = attributes['style:name'] ?? '';
    if (name === 'style:text-properties' && attributes['text:display'] === 'none') this.hidden.add(this.style);
    if (name === this.scope) this.inScope += 1;
    if (this.inScope === 0) return;
    if (SKIPPED.has(name) || this.hidden.has(attributes['text:style-name'] ?? '')) {
      this.hasHidden ||= !SKIPPED.has(name);
      this.skip = 1;
      return;
    }
    this.openBlock(name, attributes);
    this.openInline(name, attributes);
  }

  private openBlock(name: string, attributes: Attributes): void {
    if (name === 'text:p' || name === 'text:h') this.paragraphs.push({ text: '', isHeading: name === 'text:h' });
    else if (name === 'text:list') this.depth += 1;
    else if (name === 'text:list-item') this.isItemOpen = true;
    else if (name === 'table:table-row') this.rows.push([]);
    else if (name === 'table:table-cell' || name === 'draw:text-box' || name === 'text:note-body')
      this.collector.begin();
    else if (name === 'text:a')
      this.links.push({ start: this.paragraphs.at(-1)?.text.length ?? 0, target: attributes['xlink:href'] ?? '' });
  }

  private openInline(name: string, attributes: Attributes): void {
    if (name === 'text:tab') this.write('\t');
    else if (name === 'text:line-break') this.write('\n');
    else if (name === 'text:s') this.write(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 200)));
  }

  close(name: string): void {
    if (this.skip > 0) {
      this.skip -= 1;
      return;
    }
    if (name === this.scope) {
      this.inScope -= 1;
      for (const note of this.notes.splice(0)) this.collector.put(note);
    }
    if (this.inScope === 0) return;
    if (name === 'text:p' || name === 'text:h') this.endParagraph();
    else if (name === 'text:list') this.depth -= 1;
    else if (name === 'text:list-item') this.isItemOpen = false;
    else if (name === 'table:table-cell') this.rows.at(-1)?.push(this.collector.take());
    else if (name === 'table:table-row') this.collector.put(layOutCells(this.rows.pop() ?? []));
    else if (name === 'draw:text-box') this.collector.put(this.collector.take());
    else if (name === 'text:note-body') this.notes.push(this.collector.take());
    else if (name === 'text:a') {
      const link = this.links.pop();
      const paragraph = this.paragraphs.at(-1);
      if (link && paragraph) paragraph.text += linkNote(paragraph.text.slice(link.start), link.target);
    }
  }

  text(text: string): void {
    if (this.skip === 0 && this.inScope > 0) this.write(text.replace(/\s+/g, ' '));
  }

  private write(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph) paragraph.text += text;
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    const isItem = this.depth > 0 && this.isItemOpen && paragraph.text.trim() !== '';
    const sign = isItem ? `${'  '.repeat(Math.min(this.depth - 1, 4))}• ` : '';
    if (isItem) this.isItemOpen = false;
    this.collector.add({ text: sign + paragraph.text.trim(), isItem, isHeading: paragraph.isHeading });
  }
}
