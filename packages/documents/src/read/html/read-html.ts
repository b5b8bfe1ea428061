import { type DocumentLine, LineCollector, layOutCells, writeLines } from '../package-file/document-lines.ts';
import { EnoughRead } from '../package-file/xml.ts';
import type { RawReading } from '../read-result.ts';
import { decodeText } from '../text/decode-text.ts';
import { linkNote } from '../text/link-note.ts';
import { decodeEntities } from './entities.ts';

const blocks = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 section article header footer main aside nav address blockquote pre figure dl dt dd ' +
    'form fieldset ul ol li table tr td th caption hr body'
  ).split(' '),
);
const skippedWords = new Set(
  'script style head template noscript svg math object iframe select textarea title xml'.split(' '),
);
const voidElements = new Set('br hr img input meta link area base col embed source track wbr'.split(' '));
const apart = new Set('h1 h2 h3 h4 section article table ul ol'.split(' '));
/** Elements that are closed implicitly when one of these opens, unless that is in a table nested inside. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
};
const maxOpen = 2_000;

export function readHtml(bytes: Uint8Array): RawReading {
  const { text, isCut, hasHidden } = new HtmlReader().read(decodeHtml(bytes));
  return {
    text,
    pages: 1,
    warnings: [...(isCut ? (['text_cut'] as const) : []), ...(hasHidden ? (['hidden_text_dropped'] as const) : [])],
  };
}

function decodeHtml(bytes: Uint8Array): string {
  const opening = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(opening)?.[1];
  const decoded = decodeText(bytes);
  if (!decoded.isGuess || !named) return decoded.text;
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return decoded.text;
  }
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<![^<>]*>|<\?[^<>]*>|<(\/?)([a-z][\w:-]*)(?![\w:-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;

interface Open {
  readonly name: string;
  readonly target?: string;
  readonly start?: number;
}

/** Reads what a browser would show, without building a DOM. */
class HtmlReader {
  private readonly collector = new LineCollector();
  private readonly open: Open[] = [];
  private readonly rows: DocumentLine[][][] = [];
  private readonly lists: { count: number; isOrdered: boolean }[] = [];
  private line = '';
  private bullet = '';
  private isHeading = false;
  private isApart = false;
  private preformatted = 0;
  hasHidden = false;

  read(html: string): { text: string; isCut: boolean; hasHidden: boolean } {
    try {
      this.readTokens(html);
      this.endLine();
    } catch (error) {
      if (!(error instanceof EnoughRead)) throw error;
    }
    return { text: writeLines(this.collector.finish()), isCut: this.collector.isCut, hasHidden: this.hasHidden };
  }

  private readTokens(html: string): void {
    let at = 0;
    token.lastIndex = 0;
    // No tag ends after the last ">": searching for an end from every "<" there would be quadratic.
    const end = html.lastIndexOf('>');
    for (let match = token.exec(html); match; match = at > end ? null : token.exec(html)) {
      this.write(html.slice(at, match.index));
      at = token.lastIndex;
      const name = (match[2] ?? '').toLowerCase().replace(/^o:/, '');
      if (name === '') continue;
      const attributes = match[3] ?? '';
      if (match[1] === '/') this.close(name);
      else if (skippedWords.has(name) || this.notesHidden(attributes))
        at = token.lastIndex = skipElement(html, name, at, attributes);
      else this.start(name, attributes);
    }
    this.write(html.slice(at));
  }

  private notesHidden(attributes: string): boolean {
    const hides = isHidden(attributes);
    this.hasHidden ||= hides;
    return hides;
  }

  private write(raw: string): void {
    if (raw === '') return;
    const text = decodeEntities(raw);
    this.line += this.preformatted > 0 ? text : text.replace(/[\s]+/g, ' ');
    if (this.preformatted > 0 && this.line.includes('\n')) {
      const lines = this.line.split('\n');
      this.line = lines.pop() ?? '';
      for (const line of lines) this.collector.add({ text: line });
    }
  }

  private start(name: string, attributes: string): void {
    if (name === 'br') {
      this.endLine();
      return;
    }
    this.closeBefore(name);
    if (blocks.has(name)) this.endLine();
    if (name === 'pre') this.preformatted += 1;
    if (apart.has(name)) this.isApart = true;
    if (/^h[1-6]$/.test(name)) this.isHeading = true;
    if (name === 'ul' || name === 'ol') this.lists.push({ count: 0, isOrdered: name === 'ol' });
    if (name === 'li') this.bullet = this.nextMark();
    if (name === 'tr') this.rows.push([]);
    if (name === 'td' || name === 'th') this.collector.begin();
    if (voidElements.has(name) || attributes.endsWith('/') || this.open.length > maxOpen) return;
    const target = name === 'a' ? /href\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] : undefined;
    this.open.push({ name, ...(target ? { target: decodeEntities(target), start: this.line.length } : {}) });
  }

  private nextMark(): string {
    const list = this.lists.at(-1);
    const indent = '  '.repeat(Math.max(0, Math.min(this.lists.length - 1, 4)));
    if (!list?.isOrdered) return `${indent}• `;
    list.count += 1;
    return `${indent}${list.count}. `;
  }

  private close(name: string): void {
    const at = this.open.findLastIndex((open) => open.name === name);
    if (at === -1) return;
    for (const open of this.open.splice(at).reverse()) this.end(open);
  }

  private closeBefore(name: string): void {
    const ended = endedBy[name];
    const last = ended && this.open.findLast((open) => open.name === 'table' || ended.includes(open.name));
    if (last && last.name !== 'table') this.close(last.name);
  }

  private end({ name, target, start }: Open): void {
    if (target !== undefined && start !== undefined) this.line += linkNote(this.line.slice(start), target);
    if (blocks.has(name)) this.endLine();
    if (name === 'pre') this.preformatted -= 1;
    if (/^h[1-6]$/.test(name)) this.isHeading = false;
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (name === 'li') this.bullet = '';
    if (name === 'td' || name === 'th') this.rows.at(-1)?.push(this.collector.take());
    if (name === 'tr') this.collector.put(layOutCells(this.rows.pop() ?? []));
    if (apart.has(name)) this.isApart = true;
  }

  private endLine(): void {
    const text = this.line.trim();
    this.line = '';
    if (text === '') return;
    this.collector.add({
      text: this.bullet + text,
      isItem: this.bullet !== '',
      isHeading: this.isHeading,
      isApart: this.isApart && this.bullet === '',
    });
    this.bullet = '';
    this.isApart = false;
  }
}

const hidingStyle = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all/i;

/** Only the attribute itself and the style hide: "overflow: hidden" and a class named "hidden" do not. */
function isHidden(attributes: string): boolean {
  const attribute = (name: string): string =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"']+)`, 'i').exec(attributes)?.[1] ?? '';
  if (hidingStyle.test(attribute('style'))) return true;
  // LinkedIn writes every line twice, once for display and once in this class.
  if (/\bvisually-hidden\b/.test(attribute('class'))) return true;
  return /(?:^|\s)hidden(?=[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));
}

/** The end of the element that opens at `at`; hidden elements may contain others of the same name. */
function skipElement(html: string, name: string, at: number, attributes: string): number {
  if (voidElements.has(name) || attributes.endsWith('/')) return at;
  const tag = new RegExp(`<(/?)${name.replace(/[^\w-]/g, '')}\\b[^>]*>`, 'gi');
  tag.lastIndex = at;
  let depth = 1;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0 || (skippedWords.has(name) && match[1] === '/')) return tag.lastIndex;
  }
  return name === 'head' ? at : html.length;
}
