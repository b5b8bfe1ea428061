import { formatNumber } from '../package-file/number-format.ts';
import type { Attributes } from '../package-file/xml.ts';

interface NumberedLevel {
  readonly format: string;
  readonly before: string;
  readonly behind: string;
  readonly start: number;
  /** "2.1" shows two levels. */
  readonly shownLevels: number;
}

const formats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** The numbered levels of list styles; all others have bullets. */
export class ListStyles {
  private readonly levels = new Map<string, NumberedLevel>();
  private style = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'text:list-style') this.style = attributes['style:name'] ?? '';
    const format = attributes['style:num-format'] ?? '';
    if (name !== 'text:list-level-style-number' || format === '') return;
    this.levels.set(`${this.style} ${attributes['text:level']}`, {
      format: formats[format] ?? 'decimal',
      before: attributes['style:num-prefix'] ?? '',
      behind: attributes['style:num-suffix'] ?? '',
      start: Number(attributes['text:start-value'] ?? 1) || 0,
      shownLevels: Number(attributes['text:display-levels'] ?? 1) || 1,
    });
  }

  find(style: string, level: number): NumberedLevel | undefined {
    return this.levels.get(`${style} ${level}`);
  }
}

interface OpenList {
  readonly style: string;
  readonly id: string;
  /** The number of its last item. */
  last: number | undefined;
}

/** The lists that are open at the current position, and the bullets and numbers of their items. */
export class Lists {
  private lists: OpenList[] = [];
  private isItemOpen = false;
  private readonly suspended: { lists: OpenList[]; isItemOpen: boolean }[] = [];
  /** The last number of lists that have ended, by style and by name, for other lists to continue from. */
  private readonly ends = new Map<string, number | undefined>();

  constructor(private readonly styles: ListStyles) {}

  open(name: string, attributes: Attributes): void {
    if (name === 'text:list') {
      const style = attributes['text:style-name'] ?? this.lists.at(-1)?.style ?? '';
      const from = attributes['text:continue-list'] ?? (attributes['text:continue-numbering'] === 'true' ? style : '');
      this.lists.push({ style, id: attributes['xml:id'] ?? '', last: this.ends.get(`${this.lists.length} ${from}`) });
    } else if (name === 'text:list-item') {
      this.isItemOpen = true;
      const list = this.lists.at(-1);
      const start = attributes['text:start-value'];
      if (list && start !== undefined) list.last = (Number(start) || 0) - 1;
    } else if (isOfItsOwn(name)) {
      this.suspended.push({ lists: this.lists, isItemOpen: this.isItemOpen });
      this.lists = [];
      this.isItemOpen = false;
    }
  }

  close(name: string): void {
    if (name === 'text:list') {
      const list = this.lists.pop();
      for (const key of list ? [list.style, list.id] : []) {
        if (key !== '') this.ends.set(`${this.lists.length} ${key}`, list?.last);
      }
    } else if (name === 'text:list-item') this.isItemOpen = false;
    else if (isOfItsOwn(name)) {
      const { lists, isItemOpen } = this.suspended.pop() ?? { lists: [], isItemOpen: false };
      this.lists = lists;
      this.isItemOpen = isItemOpen;
    }
  }

  /** What precedes the paragraph that ends here; undefined unless it is the first of an item. */
  takeMark(): string | undefined {
    const list = this.lists.at(-1);
    if (!list || !this.isItemOpen) return undefined;
    this.isItemOpen = false;
    const indent = '  '.repeat(Math.min(this.lists.length - 1, 4));
    const level = this.styles.find(list.style, this.lists.length);
    if (!level) return `${indent}• `;
    list.last = (list.last ?? level.start - 1) + 1;
    const numbers = this.lists.slice(-level.shownLevels).map(({ last }) => formatNumber(last ?? 1, level.format));
    return `${indent}${level.before}${numbers.join('.')}${level.behind} `;
  }
}

/** A footnote or a box within an item is not one of its paragraphs. */
const isOfItsOwn = (name: string): boolean => name === 'text:note-body' || name === 'draw:text-box';
