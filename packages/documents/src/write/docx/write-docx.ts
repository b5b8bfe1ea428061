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
import type { WordText, WordTheme } from '../templates/template.ts';
import {
  buildNumbering,
  buildStyles,
  bulletNumbering,
  drawRule,
  halfPoints,
  isEastAsian,
  runLook,
  twips,
} from './docx-styles.ts';
import { makeReproducible } from './reproducible-zip.ts';

export interface DocxRequest {
  readonly sheet: Sheet;
  readonly theme: WordTheme;
  readonly paper: Paper;
  /** 0: spacing as designed. 1: as tight as allowed, to avoid a last page with only a few lines; as the PDF needs it. */
  readonly tightness?: number;
}

// Twentieths of a point, Word's unit.
const pages: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
};
const sideOf = (millimetres: number): number => Math.round((millimetres / 25.4) * 1440);

/** Writes a Word file with real styles, lists and links, and no text boxes or tables, so that software reads it top to bottom. */
export const writeDocx = async ({ sheet, theme: drawn, paper, tightness = 0 }: DocxRequest): Promise<Uint8Array> => {
  const size = pages[paper];
  const theme = adaptTo(sheet.language, tightened(drawn, tightness));
  const { x, top, bottom } = theme.marginMm;
  const [left, right] = [sideOf(x), sideOf(x)];
  const margin = { left, right, top: sideOf(top), bottom: sideOf(bottom), footer: 560 };
  const pen = { theme, rightEdge: size.width - left - right };
  const document = new Document({
    title: sheet.title,
    creator: sheet.author,
    lastModifiedBy: sheet.author,
    styles: buildStyles(theme, sheet.language),
    numbering: buildNumbering(theme),
    sections: [
      {
        properties: { page: { size, margin }, titlePage: true },
        footers: { first: new Footer({ children: [] }), default: pageNumberFooter(theme) },
        children: [
          ...sheet.head.map((block, index) => drawHeadBlock(block, theme, index === sheet.head.length - 1)),
          ...sheet.sections.flatMap((section) => drawSection(section, pen)),
        ],
      },
    ],
  });
  return makeReproducible(new Uint8Array(await Packer.toArrayBuffer(document)));
};

/** The same tightening as in the PDF. */
const tightened = (theme: WordTheme, by: number): WordTheme => {
  const less = (length: number, share: number): number => length * (1 - share * by);
  const { x, top, bottom } = theme.marginMm;
  return {
    ...theme,
    size: less(theme.size, 0.1),
    lineHeight: less(theme.lineHeight, 0.145),
    lineGap: less(theme.lineGap, 0.37),
    entryGap: less(theme.entryGap, 0.32),
    sectionGap: less(theme.sectionGap, 0.32),
    heading: { ...theme.heading, size: less(theme.heading.size, 0.1) },
    marginMm: { x, top: top - 5 * by, bottom: bottom - 5 * by },
  };
};

/** As in the PDF, Chinese and Japanese are set smaller, with more space between the lines. */
const eastAsian = { size: 0.905, lineHeight: 1.1 };

const adaptTo = (language: Sheet['language'], theme: WordTheme): WordTheme => {
  if (!isEastAsian(language)) return theme;
  // Chinese and Japanese fonts have no italics, and synthetically slanted characters look broken.
  const upright = (look: WordText) => ({ ...look, italics: false });
  return {
    ...theme,
    size: theme.size * eastAsian.size,
    lineHeight: theme.lineHeight * eastAsian.lineHeight,
    headline: upright(theme.headline),
    heading: { ...theme.heading, ...upright(theme.heading) },
    organisation: upright(theme.organisation),
    place: upright(theme.place),
  };
};

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

const drawHeadBlock = (block: HeadBlock, theme: WordTheme, isLast: boolean): Paragraph => {
  const rule = isLast ? drawRule(theme.headRule) : {};
  if (block.kind === 'name') {
    return new Paragraph({
      heading: HeadingLevel.TITLE,
      children: runs(block.text, shrinkLongName(block.text, theme)),
      ...rule,
    });
  }
  if (block.kind !== 'contact') {
    const style = block.kind === 'headline' ? 'Subtitle' : 'Contact';
    return new Paragraph({ style, children: runs(block.text), ...rule });
  }
  const separator = ` ${theme.contactSeparator} `;
  const children = block.items.flatMap((item, index) => [
    ...(index > 0 ? [new TextRun(separator)] : []),
    ...runs(item),
  ]);
  return new Paragraph({ style: 'Contact', children, ...rule });
};

/** About how many letters fit on a line at full size. A longer name is set smaller before it wraps. */
const lettersPerLine = 34;

const shrinkLongName = (name: Text, theme: WordTheme): IRunOptions => {
  const { length } = name
    .map((span) => (typeof span === 'string' ? span : 'apart' in span ? span.apart : span[0]))
    .join('');
  if (length <= lettersPerLine) return {};
  return { size: halfPoints(theme.name.size * Math.max(lettersPerLine / length, 0.62)) };
};

const drawSection = (section: SheetSection, pen: Pen): readonly Paragraph[] => [
  ...(section.heading ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(section.heading) })] : []),
  ...section.blocks.flatMap((block, index) => {
    const before = twips(gapAbove(section, index, pen.theme));
    return block.kind === 'line'
      ? [drawLine(block, before, isLastButOne(section.blocks, index))]
      : block.rows.map((row, place) => drawRow(row, place === 0 ? { before } : undefined, pen));
  }),
];

/** As in the PDF, entries are set apart, and so is a line of text after bullets. */
const gapAbove = ({ heading, blocks }: SheetSection, index: number, theme: WordTheme): number => {
  const [above, block] = [blocks[index - 1], blocks[index]];
  if (!above) return heading ? 0 : theme.sectionGap;
  return block?.kind === 'entry' || (isBullet(above) && !isBullet(block)) ? theme.entryGap : theme.lineGap;
};

const isBullet = (block: SheetBlock | undefined): boolean => block?.kind === 'line' && block.isBullet;

/** Kept together with the last bullet of its list, which might otherwise be alone on a new page. */
const isLastButOne = (blocks: readonly SheetBlock[], index: number): boolean =>
  isBullet(blocks[index]) && isBullet(blocks[index + 1]) && !isBullet(blocks[index + 2]);

const drawLine = (line: SheetLine, before: number, keepNext: boolean): Paragraph => {
  const label = line.label ? [...runs(line.label, { bold: true }), new TextRun(' ')] : [];
  const children = [...label, ...runs(line.text)];
  if (!line.isBullet) return new Paragraph({ children, spacing: { before } });
  const numbering = { reference: bulletNumbering, level: line.depth };
  return new Paragraph({
    style: 'ListBullet',
    numbering,
    ...(keepNext && { keepNext }),
    spacing: { before },
    children,
  });
};

/** A first row has space above and heads its entry; the rows below it belong to it. */
const drawRow = (row: EntryRow, first: { before: number } | undefined, { theme, rightEdge }: Pen): Paragraph => {
  const fields = row.fields.flatMap((field, index) => {
    const between = index > 0 && !row.isVerbatim ? [new TextRun(' · ')] : [];
    return [...between, ...runs(field.text, fieldStyle(field, theme, first !== undefined && row.fields.length === 1))];
  });
  const period = row.period ? runs(row.period, runLook(theme.period)) : [];
  const isParted = fields.length > 0 && period.length > 0;
  const tab = isParted ? [new TextRun({ children: [new Tab()] })] : [];
  const separator = isParted ? [new TextRun(' · ')] : [];
  return new Paragraph({
    ...(first ? { heading: HeadingLevel.HEADING_2, spacing: first } : { style: 'EntryDetail' }),
    ...(row.periodAt === 'end' && isParted ? { tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }] } : {}),
    children: row.periodAt === 'end' ? [...fields, ...tab, ...period] : [...period, ...separator, ...fields],
  });
};

const fieldStyle = ({ role }: EntryField, theme: WordTheme, isWholeFirstRow: boolean): IRunOptions => {
  if (role === 'title' || (role === 'plain' && isWholeFirstRow)) return { bold: true };
  return role === 'organisation' || role === 'place' ? runLook(theme[role]) : {};
};
