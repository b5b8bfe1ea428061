import { type Language, writtenLocaleOf } from '@fitted/contract/language-list';
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import type { WordTheme } from '../templates/template.ts';

export const bulletNumbering = 'resume-bullets';

const eastAsianFonts: Readonly<Partial<Record<Language, string>>> = { zh: 'Microsoft YaHei', ja: 'Yu Gothic' };
export const isEastAsian = (language: Language): boolean => language in eastAsianFonts;

// The language of Latin words. If it is Chinese or Japanese, LibreOffice breaks them between any two letters.
const latinLocale = (language: Language): string => (isEastAsian(language) ? 'en-US' : writtenLocaleOf(language));
const eastAsianLocale = (language: Language): string => writtenLocaleOf(isEastAsian(language) ? language : 'zh');

// Word measures type in half points and spacing in twentieths of a point.
export const halfPoints = (points: number): number => Math.round(points * 2);
const twips = (points: number): number => Math.round(points * 20);

export const buildStyles = (theme: WordTheme, language: Language, tightness: number): IStylesOptions => {
  const gap = (points: number): number => twips(points * (1 - 0.3 * tightness));
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
          color: '1C1B19',
          language: { value: latinLocale(language), eastAsia: eastAsianLocale(language) },
        },
        // Without an explicit line rule LibreOffice takes the number for a fixed height, and lines overlap.
        paragraph: { spacing: { line: Math.round(264 - 14 * tightness), lineRule: LineRuleType.AUTO, after: 0 } },
      },
      title: {
        run: { font, size: halfPoints(theme.nameSize), bold: true, color: theme.accent },
        paragraph: { alignment, spacing: { after: twips(2) } },
      },
      heading1: {
        run: { font, size: halfPoints(theme.headingSize), bold: true, color: theme.accent },
        // Without a level the heading is missing from the outline that people and screen readers navigate by.
        paragraph: {
          outlineLevel: 0,
          keepNext: true,
          keepLines: true,
          spacing: { before: gap(12), after: gap(3) },
          ...headingRule(theme),
        },
      },
      heading2: {
        run: { font, size: halfPoints(theme.size), color: '1C1B19' },
        paragraph: { outlineLevel: 1, keepNext: true, keepLines: true, spacing: { before: gap(8), after: 0 } },
      },
      hyperlink: { run: { color: theme.quiet, underline: { type: 'none' } } },
    },
    paragraphStyles: [
      style(
        'Subtitle',
        'Subtitle',
        { size: halfPoints(theme.size + 1), color: theme.accent },
        { alignment, spacing: { after: twips(2) } },
      ),
      style('Contact', 'Contact', { size: halfPoints(theme.size - 0.5), color: theme.quiet }, { alignment }),
      style('EntryDetail', 'Entry Detail', {}, { keepNext: true, keepLines: true }),
      style('ListBullet', 'List Bullet', {}, { spacing: { before: gap(2), after: 0 } }),
    ],
  };
};

const style = (
  id: string,
  name: string,
  run: NonNullable<IParagraphStyleOptions['run']>,
  paragraph: NonNullable<IParagraphStyleOptions['paragraph']>,
): IParagraphStyleOptions & { id: string } => ({ id, name, basedOn: 'Normal', quickFormat: true, run, paragraph });

const headingRule = (theme: WordTheme) => {
  if (theme.headingRule === 'none') return {};
  const line = { style: BorderStyle.SINGLE, size: 4, space: 2, color: theme.accent };
  return { border: theme.headingRule === 'below' ? { bottom: line } : { top: line } };
};

export const buildNumbering = (): INumberingOptions => ({
  config: [
    {
      reference: bulletNumbering,
      levels: [0, 1, 2, 3].map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level === 0 ? '•' : '–',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left: twips(11 * (level + 1)), hanging: twips(11) } } },
      })),
    },
  ],
});
