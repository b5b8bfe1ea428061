import type { Attributes } from '../package-file/xml.ts';
import type { Box } from './boxes.ts';
import { Fields } from './fields.ts';
import type { ListItem, ParagraphStyle } from './numbering.ts';
import { applyToType, inherit, type Type, type TypedText } from './type.ts';

/** A paragraph while it is being read. */
export interface Paragraph {
  text: string;
  /** What a template offers here, which nobody has written over. */
  offered: string;
  style?: ParagraphStyle | undefined;
  list?: string;
  level?: number;
  isHeading: boolean;
  isApart: boolean;
  isShaded: boolean;
  /** From the left margin, in points. */
  left: number;
  readonly parts: TypedText[];
  readonly boxes: Box[];
  readonly fields: Fields;
}

/** What the properties of a run say about its visibility. */
export interface Run {
  isHidden: boolean;
  isWhite: boolean;
  isShaded: boolean;
  font: string;
  type: Type;
}

type Styles = ReadonlyMap<string, ParagraphStyle>;

const minHalfPoints = 4;
/** In twentieths of a point: visible space above. */
const apart = 120;

export const openParagraph = (): Paragraph => ({
  text: '',
  offered: '',
  isHeading: false,
  isApart: false,
  isShaded: false,
  left: 0,
  parts: [],
  boxes: [],
  fields: new Fields(),
});

export const openRun = (): Run => ({ isHidden: false, isWhite: false, isShaded: false, font: '', type: {} });

export function applyToParagraph(paragraph: Paragraph, name: string, attributes: Attributes, styles: Styles): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'w:pStyle') paragraph.style = styles.get(value);
  else if (name === 'w:numId') paragraph.list = value;
  else if (name === 'w:ilvl') paragraph.level = Number(value) || 0;
  else if (name === 'w:outlineLvl') paragraph.isHeading = value !== '9';
  else if (name === 'w:ind') paragraph.left = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0) / 20 || 0;
  else if (name === 'w:spacing') paragraph.isApart = Number(attributes['w:before'] ?? 0) >= apart;
  else if (name === 'w:shd') paragraph.isShaded = isFilled(attributes);
}

export function applyToRun(run: Run, name: string, attributes: Attributes, styles: Styles): void {
  const value = attributes['w:val'];
  applyToType(run.type, name, attributes);
  if (name === 'w:vanish') run.isHidden = value !== '0' && value !== 'false';
  else if (name === 'w:rStyle') {
    const style = styles.get(value ?? '');
    run.isHidden ||= style?.isHidden ?? false;
    run.type = inherit([run.type, style?.type ?? {}]);
  } else if (name === 'w:sz') run.isHidden ||= Number(value) < minHalfPoints;
  else if (name === 'w:color') run.isWhite = /^f{6}$/i.test(value ?? '');
  else if (name === 'w:shd' || name === 'w:highlight') run.isShaded = name === 'w:highlight' || isFilled(attributes);
  else if (name === 'w:rFonts') run.font = attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? '';
}

/** The list that a paragraph is an item of, directly or through its style. */
export function findItem(paragraph: Paragraph): ListItem | undefined {
  if (paragraph.list === '0') return undefined;
  if (paragraph.list !== undefined) return { list: paragraph.list, level: paragraph.level ?? 0 };
  const inherited = paragraph.style?.item;
  return inherited && paragraph.level !== undefined ? { ...inherited, level: paragraph.level } : inherited;
}

function isFilled(attributes: Attributes): boolean {
  const fill = attributes['w:fill'] ?? '';
  return fill !== '' && !/^(auto|f{6})$/i.test(fill);
}
