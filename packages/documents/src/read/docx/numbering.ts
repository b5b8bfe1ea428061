import { formatNumber } from '../package-file/number-format.ts';
import { type Attributes, readXml } from '../package-file/xml.ts';
import { applyToType, inherit, type Type } from './type.ts';

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

export interface ListItem {
  readonly list: string;
  readonly level: number;
}

/** The bullets and numbers that Word draws before list items; the text itself does not contain them. */
export class Numbering {
  private readonly levels = new Map<string, Level>();
  private readonly abstractOf = new Map<string, string>();
  private readonly counters = new Map<string, number[]>();

  constructor(part: Uint8Array | undefined) {
    if (!part) return;
    let owner = '';
    let list = '';
    let level = '';
    let open: { format: string; text: string; start: number } | undefined;
    readXml(part, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:abstractNum') owner = `abstract ${attributes['w:abstractNumId'] ?? ''}`;
        else if (name === 'w:num') {
          list = attributes['w:numId'] ?? '';
          owner = `list ${list}`;
        } else if (name === 'w:abstractNumId') this.abstractOf.set(list, value);
        else if (name === 'w:lvl') {
          level = attributes['w:ilvl'] ?? '0';
          open = { format: 'decimal', text: '', start: 1 };
        } else if (open && name === 'w:numFmt') open.format = value;
        else if (open && name === 'w:lvlText') open.text = value;
        else if (open && name === 'w:start') open.start = Number(value) || 0;
      },
      close: (name) => {
        if (name !== 'w:lvl' || !open) return;
        this.levels.set(`${owner} ${level}`, open);
        open = undefined;
      },
    });
  }

  /** A list uses its abstract list, except for the levels that it defines itself. */
  private findLevel(list: string, level: number): Level | undefined {
    return (
      this.levels.get(`list ${list} ${level}`) ?? this.levels.get(`abstract ${this.abstractOf.get(list)} ${level}`)
    );
  }

  /** What precedes the next item of the list. */
  mark(item: ListItem): string {
    const level = this.findLevel(item.list, item.level);
    const indent = '  '.repeat(Math.min(item.level, 6));
    if (!level || level.format === 'bullet') return `${indent}• `;
    if (level.format === 'none') return level.text === '' ? indent : `${indent}• `;
    const counters = this.counters.get(item.list) ?? [];
    this.counters.set(item.list, counters);
    counters.length = Math.min(counters.length, item.level + 1);
    counters[item.level] = (counters[item.level] ?? level.start - 1) + 1;
    const text = level.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = this.findLevel(item.list, at)?.format ?? 'decimal';
      return formatNumber(counters[at] ?? 1, format);
    });
    return `${indent}${text} `;
  }
}

export interface ParagraphStyle {
  readonly isHeading: boolean;
  /** Of the first level: it heads a section, not an entry. */
  readonly isTopHeading?: boolean;
  readonly item?: ListItem;
  readonly isHidden: boolean;
  readonly type: Type;
}

/** What paragraph and character styles say about lists, headings and hidden text, including what they inherit. */
export function readStyles(part: Uint8Array | undefined): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle>();
  if (!part) return styles;
  const raw = new Map<
    string,
    { base?: string; list?: string; level?: string; outline?: string; name?: string; isHidden?: boolean; type: Type }
  >();
  const defaults: Type = {};
  let id: string | undefined;
  readXml(part, {
    open: (name, attributes: Attributes) => {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') {
        id = attributes['w:styleId'] ?? '';
        raw.set(id, { type: {} });
        return;
      }
      const style = id === undefined ? undefined : raw.get(id);
      applyToType(style?.type ?? defaults, name, attributes);
      if (!style) return;
      if (name === 'w:basedOn') style.base = value;
      else if (name === 'w:name') style.name = value;
      else if (name === 'w:numId') style.list = value;
      else if (name === 'w:ilvl') style.level = value;
      else if (name === 'w:outlineLvl') style.outline = value;
      else if (name === 'w:vanish') style.isHidden = value !== '0' && value !== 'false';
    },
    close: (name) => {
      if (name === 'w:style') id = undefined;
    },
  });
  for (const key of raw.keys()) {
    const chain = [];
    for (let at: string | undefined = key; at !== undefined && chain.length < 12; at = raw.get(at)?.base) {
      const style = raw.get(at);
      if (!style) break;
      chain.push(style);
    }
    const list = chain.find((style) => style.list !== undefined)?.list;
    const level = Number(chain.find((style) => style.level !== undefined)?.level ?? 0);
    styles.set(key, {
      isHeading:
        chain.some((style) => style.outline !== undefined && style.outline !== '9') ||
        /^(heading|title)\b/i.test(chain[0]?.name ?? ''),
      isTopHeading: /^heading 1$/i.test(chain[0]?.name ?? ''),
      ...(list === undefined || list === '0' ? {} : { item: { list, level } }),
      isHidden: chain.some((style) => style.isHidden),
      type: inherit([...chain.map((style) => style.type), defaults]),
    });
  }
  styles.set('', { isHeading: false, isHidden: false, type: styles.get('Normal')?.type ?? defaults });
  return styles;
}
