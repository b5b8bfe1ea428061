import type { TemplateId } from '@fitted/contract/looks';

export interface Template {
  readonly id: TemplateId;
  /** Looks like two columns: a rail beside the text that holds only decoration, so that software reads a single flow. */
  readonly hasRail: boolean;
  /** Paper width minus this is the text width: margins and rail together. */
  readonly textInsetMm: number;
  /**
   * Typst source that defines `theme`, `draw-head` and `draw-section` on top of `pdf/base-typst.ts`. A string rather than a
   * `.typ` file, so that a bundle includes it without copying or locating files.
   */
  readonly typst: string;
  readonly word: WordTheme;
}

/** The look of a piece of text, where it differs from the text around it. Sizes in points, colours as RRGGBB. */
export interface WordText {
  readonly size?: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly smallCaps?: boolean;
}

export interface WordRule {
  readonly side: 'top' | 'bottom' | 'left';
  readonly color: string;
  /** In points. */
  readonly width: number;
}

/**
 * The part of a template's look that Word styles can express, in fonts that every Word has, at the size that makes them
 * as wide and high as the PDF's, so that a resume takes the same number of pages in both.
 */
export interface WordTheme {
  readonly font: 'Georgia' | 'Calibri';
  readonly size: number;
  /**
   * The distance between baselines within a paragraph, and the extra space above bullets, entries and sections; in
   * points, as in the PDF.
   */
  readonly lineHeight: number;
  readonly lineGap: number;
  readonly entryGap: number;
  readonly sectionGap: number;
  readonly marginMm: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly ink: string;
  readonly quiet: string;
  readonly isCentred: boolean;
  readonly name: WordText & { readonly size: number };
  readonly headline: WordText;
  readonly heading: WordText & { readonly size: number };
  readonly organisation: WordText;
  readonly place: WordText;
  readonly period: WordText;
  readonly marker: WordText & { readonly text: '•' | '–' };
  /** Between two contact details. */
  readonly contactSeparator: '·' | '|';
  /** Under the last line of the head. */
  readonly headRule?: WordRule;
  readonly headingRule?: WordRule;
}
