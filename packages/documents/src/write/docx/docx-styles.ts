import { type Language, writtenLocaleOf } from '@fitted/contract/language-list';
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IRunOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import type { WordRule, WordText, WordTheme } from '../templates/template.ts';

export const bulletNumbering = 'resume-bullets';

const eastAsianFonts: Readonly<Partial<Record<Language, string>>> = { zh: 'Microsoft YaHei', ja: 'Yu Gothic' };
export const isEastAsian = (language: Language): boolean => language in eastAsianFonts;

// The language of Latin words. If it is Chinese or Japanese, LibreOffice breaks them between any two letters.
const latinLocale = (language: Language): string => (isEastAsian(language) ? 'en-US' : writtenLocaleOf(language));
const eastAsianLocale = (language: Language): string => writtenLocaleOf(isEastAsian(language) ? language : 'zh');

// Word measures type in half points and spacing in twentieths of a point.
export const halfPoints = (points: number): number => Math.round(points * 2);
export const twips = (points: number): number => Math.round(points * 20);

/** Word's single line height relative to the font size; line spacing is a multiple of it. */
const singleLine: Readonly<Record<WordTheme['font'], number>> = { Calibri: 1.22, Georgia: 1.136 };

/** Slightly lower than in the PDF: one line too many would cost a page. */
const lowered = 0.98;

const lineSpacing = ({ font, size, ...theme }: WordTheme, language: Language) => {
  const lineHeight = theme.lineHeight * lowered;
  return isEastAsian(language)
    ? // The single line of Chinese and Japanese fonts is anything up to 1.7 times their size.
      { line: twips(lineHeight), lineRule: LineRuleType.EXACT }
    : // Without an explicit line rule LibreOffice takes the number for a fixed height, and lines overlap.
      { line: Math.round((240 * lineHeight) / (singleLine[font] * size)), lineRule: LineRuleType.AUTO };
};

/** Lines larger than the text around them: as high as their font requires, as far as that is known. */
const largeLine = ({ size }: { readonly size: number }, language: Language) =>
  isEastAsian(language)
    ? { line: twips(size * 1.3), lineRule: LineRuleType.EXACT }
    : { line: 240, lineRule: LineRuleType.AUTO };

/**
 * The PDF measures the space above a heading from the letters themselves, Word from the line around them; relative to
 * the text size.
 */
const aroundLetters = 0.6;

export const runLook = ({ size, ...look }: WordText): IRunOptions => ({
  ...look,
  ...(size !== undefined && { size: halfPoints(size) }),
});

export const buildStyles = (theme: WordTheme, language: Language): IStylesOptions => {
  const eastAsia = eastAsianFonts[language] ?? 'Microsoft YaHei';
  // As in the PDF: serif Latin next to sans-serif Han looks like a mistake.
  const latin = isEastAsian(language) && theme.font === 'Georgia' ? eastAsia : theme.font;
  const font = { ascii: latin, hAnsi: latin, cs: latin, eastAsia };
  const alignment = theme.isCentred ? AlignmentType.CENTER : AlignmentType.LEFT;
  return {
    default: {
      document: {
        run: {
          font,
          size: halfPoints(theme.size),
          color: theme.ink,
          language: { value: latinLocale(language), eastAsia: eastAsianLocale(language) },
        },
        paragraph: { spacing: { ...lineSpacing(theme, language), after: 0 } },
      },
      title: {
        run: { font, ...runLook(theme.name) },
        paragraph: { alignment, spacing: { ...largeLine(theme.name, language), after: twips(2) } },
      },
      heading1: {
        run: { font, ...runLook(theme.heading) },
        // Without a level the heading is missing from the outline that people and screen readers navigate by.
        paragraph: {
          outlineLevel: 0,
          keepNext: true,
          keepLines: true,
          spacing: {
            ...largeLine(theme.heading, language),
            before: twips(theme.sectionGap - aroundLetters * theme.size),
            after: twips(theme.lineGap),
          },
          ...drawRule(theme.headingRule),
        },
      },
      heading2: {
        run: { font, size: halfPoints(theme.size), color: theme.ink },
        paragraph: { outlineLevel: 1, keepNext: true, keepLines: true, spacing: { before: 0, after: 0 } },
      },
      hyperlink: { run: { color: theme.quiet, underline: { type: 'none' } } },
    },
    paragraphStyles: [
      style('Subtitle', 'Subtitle', runLook(theme.headline), { alignment, spacing: { after: twips(2) } }),
      style('Contact', 'Contact', { size: halfPoints(theme.size - 0.5), color: theme.quiet }, { alignment }),
      style('EntryDetail', 'Entry Detail', {}, { keepNext: true, keepLines: true }),
      style('ListBullet', 'List Bullet', {}, { spacing: { before: twips(theme.lineGap), after: 0 } }),
    ],
  };
};

const style = (
  id: string,
  name: string,
  run: NonNullable<IParagraphStyleOptions['run']>,
  paragraph: NonNullable<IParagraphStyleOptions['paragraph']>,
): IParagraphStyleOptions & { id: string } => ({ id, name, basedOn: 'Normal', quickFormat: true, run, paragraph });

/** Word measures a border's width in eighths of a point. */
export const drawRule = (rule: WordRule | undefined) =>
  rule
    ? {
        border: {
          [rule.side]: {
            style: BorderStyle.SINGLE,
            size: rule.width * 8,
            space: rule.side === 'left' ? 6 : 3,
            color: rule.color,
          },
        },
      }
    : {};

export const buildNumbering = ({ marker: { text, ...look } }: WordTheme): INumberingOptions => ({
  config: [
    {
      reference: bulletNumbering,
      levels: [0, 1, 2, 3].map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level === 0 ? text : '–',
        alignment: AlignmentType.LEFT,
        style: { run: runLook(look), paragraph: { indent: { left: twips(11 * (level + 1)), hanging: twips(11) } } },
      })),
    },
  ],
});
