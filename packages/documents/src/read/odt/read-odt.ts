import { type DocumentLine, LineCollector, layOutCells, writeLines } from '../package-file/document-lines.ts';
import { keepOnce } from '../package-file/running-lines.ts';
import { type Attributes, readXml, type XmlHandler } from '../package-file/xml.ts';
import { openZip } from '../package-file/zip.ts';
import { type RawReading, ReadFailure, type Warning } from '../read-result.ts';
import { linkNote } from '../text/link-note.ts';
import { ListStyles, Lists } from './lists.ts';

const skippedWords = new Set([
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
  const listStyles = new ListStyles();
  const read = (part: Uint8Array, scope: string): DocumentLine[] => {
    const reader = new OdtReader(scope, listStyles);
    readXml(part, reader);
    if (reader.hasHidden) warnings.add('hidden_text_dropped');
    if (reader.collector.isCut) warnings.add('text_cut');
    return reader.collector.finish();
  };
  const styles = Buffer.from(zip.read('styles.xml') ?? []);
  /** The first page's header comes first: it is the one with the name. */
  const readRunning = (scope: string): DocumentLine[] =>
    [`${scope}-first`, scope, `${scope}-left`]
      .filter((name) => styles.includes(`<${name}`))
      .flatMap((name) => read(styles, name))
      .filter((line) => line.text.trim() !== '');
  const [running, last] = [readRunning('style:header'), readRunning('style:footer')];
  const body = read(content, 'office:body');
  const headers = keepOnce(running, body);
  const text = [headers, body, keepOnce(last, [...body, ...headers])]
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
  private readonly lists: Lists;

  constructor(
    private readonly scope: string,
    private readonly listStyles: ListStyles,
  ) {
    this.lists = new Lists(listStyles);
  }

  open(name: string, attributes: Attributes): void {
    if (this.skip > 0) {
      this.skip += 1;
      return;
    }
    if (name === 'style:style') this.style = attributes['style:name'] ?? '';
    if (name === 'style:text-properties' && attributes['text:display'] === 'none') this.hidden.add(this.style);
    this.listStyles.open(name, attributes);
    if (name === this.scope) this.inScope += 1;
    if (this.inScope === 0) return;
    if (skippedWords.has(name) || this.hidden.has(attributes['text:style-name'] ?? '')) {
      this.hasHidden ||= !skippedWords.has(name);
      this.skip = 1;
      return;
    }
    this.lists.open(name, attributes);
    this.openBlock(name, attributes);
    this.openInline(name, attributes);
  }

  private openBlock(name: string, attributes: Attributes): void {
    if (name === 'text:p' || name === 'text:h') this.paragraphs.push({ text: '', isHeading: name === 'text:h' });
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
    this.lists.close(name);
    if (name === 'text:p' || name === 'text:h') this.endParagraph();
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
    const text = paragraph.text.trim();
    const mark = text === '' ? undefined : this.lists.takeMark();
    this.collector.add({
      text: (mark ?? '') + text,
      isItem: mark !== undefined,
      isHeading: paragraph.isHeading,
    });
  }
}
