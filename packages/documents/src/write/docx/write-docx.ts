import type { Paper } from '@fitted/contract/looks';
import {
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type {
  EntryField,
  EntryRow,
  HeadBlock,
  Sheet,
  SheetBlock,
  SheetLine,
  SheetSection,
  Text,
} from '../sheet/sheet.ts';
import type { WordTheme } from '../templates/template.ts';
import { buildNumbering, buildStyles, bulletNumbering, halfPoints, isEastAsian } from './docx-styles.ts';
import { makeReproducible } from './reproducible-zip.ts';

export interface DocxRequest {
  readonly sheet: Sheet;
  readonly theme: WordTheme;
  readonly paper: Paper;
  /** 0: spacing as designed. 1: as tight as allowed, to avoid a last page with only a few lines. */
  readonly tightness?: number;
}

// Twentieths of a point, Word's unit.
const pages: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
};
const margin = { top: 1020, bottom: 1020, left: 1130, right: 1130, footer: 560 };

/** Writes a Word file with real styles, lists and links, and no text boxes or tables, so that software reads it top to bottom. */
export const writeDocx = async ({ sheet, theme: drawn, paper, tightness = 0 }: DocxRequest): Promise<Uint8Array> => {
  const size = pages[paper];
  // Chinese and Japanese fonts have no italics, and synthetically slanted characters look broken.
  const slanted = tightened(drawn, tightness);
  const theme = isEastAsian(sheet.language) ? { ...slanted, organisationStyle: 'regular' as const } : slanted;
  const air = { top: margin.top - 280 * tightness, bottom: margin.bottom - 280 * tightness };
  const pen = { theme, rightEdge: size.width - margin.left - margin.right };
  const document = new Document({
    title: sheet.title,
    creator: sheet.author,
    lastModifiedBy: sheet.author,
    styles: buildStyles(theme, sheet.language, tightness),
    numbering: buildNumbering(),
    sections: [
      {
        properties: { page: { size, margin: { ...margin, ...air } }, titlePage: true },
        footers: { first: new Footer({ children: [] }), default: pageNumberFooter(theme) },
        children: [
          ...sheet.head.map((block) => drawHeadBlock(block, theme)),
          ...sheet.sections.flatMap((section) => drawSection(section, pen)),
        ],
      },
    ],
  });
  return makeReproducible(new Uint8Array(await Packer.toArrayBuffer(document)));
};

/** The same tightening as in the PDF. */
const tightened = (theme: WordTheme, by: number): WordTheme => ({
  ...theme,
  size: theme.size * (1 - 0.1 * by),
  headingSize: theme.headingSize * (1 - 0.1 * by),
});

interface Pen {
  readonly theme: WordTheme;
  readonly rightEdge: number;
}

const pageNumberFooter = (theme: WordTheme): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: 'right',
        children: [new TextRun({ children: [PageNumber.CURRENT], color: theme.quiet })],
      }),
    ],
  });

const runs = (text: Text, style: IRunOptions = {}): ParagraphChild[] =>
  text.map((span) => {
    if (typeof span === 'string') return new TextRun({ ...style, text: span });
    if ('apart' in span) return new TextRun({ ...style, text: span.apart });
    const [word, href] = span;
    if (href === undefined) return new TextRun({ ...style, text: word });
    return new ExternalHyperlink({ link: href, children: [new TextRun({ ...style, text: word, style: 'Hyperlink' })] });
  });

const drawHeadBlock = (block: HeadBlock, theme: WordTheme): Paragraph => {
  if (block.kind === 'name') {
    return new Paragraph({
      heading: HeadingLevel.TITLE,
      children: runs(block.text, shrinkLongName(block.text, theme)),
    });
  }
  if (block.kind !== 'contact') {
    return new Paragraph({ style: block.kind === 'headline' ? 'Subtitle' : 'Contact', children: runs(block.text) });
  }
  const children = block.items.flatMap((item, index) => [...(index > 0 ? [new TextRun(' | ')] : []), ...runs(item)]);
  return new Paragraph({ style: 'Contact', children });
};

/** About how many letters fit on a line at full size. A longer name is set smaller before it wraps. */
const lettersPerLine = 34;

const shrinkLongName = (name: Text, theme: WordTheme): IRunOptions => {
  const { length } = name
    .map((span) => (typeof span === 'string' ? span : 'apart' in span ? span.apart : span[0]))
    .join('');
  if (length <= lettersPerLine) return {};
  return { size: halfPoints(theme.nameSize * Math.max(lettersPerLine / length, 0.62)) };
};

const drawSection = (section: SheetSection, pen: Pen): readonly Paragraph[] => [
  ...(section.heading ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(section.heading) })] : []),
  ...section.blocks.flatMap((block, index) =>
    block.kind === 'line'
      ? [drawLine(block, isLastButOne(section.blocks, index))]
      : block.rows.map((row, place) => drawRow(row, place === 0, pen)),
  ),
];

const isBullet = (block: SheetBlock | undefined): boolean => block?.kind === 'line' && block.isBullet;

/** Kept together with the last bullet of its list, which might otherwise be alone on a new page. */
const isLastButOne = (blocks: readonly SheetBlock[], index: number): boolean =>
  isBullet(blocks[index]) && isBullet(blocks[index + 1]) && !isBullet(blocks[index + 2]);

const drawLine = (line: SheetLine, keepNext: boolean): Paragraph => {
  const label = line.label ? [...runs(line.label, { bold: true }), new TextRun(' ')] : [];
  const children = [...label, ...runs(line.text)];
  if (!line.isBullet) return new Paragraph({ children, spacing: { before: 40 } });
  const numbering = { reference: bulletNumbering, level: line.depth };
  return new Paragraph({ style: 'ListBullet', numbering, ...(keepNext && { keepNext }), children });
};

const drawRow = (row: EntryRow, isFirst: boolean, { theme, rightEdge }: Pen): Paragraph => {
  const fields = row.fields.flatMap((field, index) => {
    const between = index > 0 && !row.isVerbatim ? [new TextRun(' · ')] : [];
    return [...between, ...runs(field.text, fieldStyle(field, theme, isFirst && row.fields.length === 1))];
  });
  const period = row.period ? runs(row.period, { color: theme.quiet }) : [];
  const tab = fields.length > 0 && period.length > 0 ? [new TextRun({ children: [new Tab()] })] : [];
  return new Paragraph({
    ...(isFirst ? { heading: HeadingLevel.HEADING_2 } : { style: 'EntryDetail' }),
    ...(row.periodAt === 'end' && tab.length > 0
      ? { tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }] }
      : {}),
    children: row.periodAt === 'end' ? [...fields, ...tab, ...period] : [...period, ...tab, ...fields],
  });
};

const fieldStyle = ({ role }: EntryField, theme: WordTheme, isWholeFirstRow: boolean): IRunOptions => {
  if (role === 'title' || (role === 'plain' && isWholeFirstRow)) return { bold: true };
  if (role === 'organisation') return { italics: theme.organisationStyle === 'italic' };
  return role === 'place' ? { color: theme.quiet } : {};
};
