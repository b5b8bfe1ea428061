import type { TemplateCategory, TemplateId } from '@fitted/contract/looks';

export interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly category: TemplateCategory;
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

/** The part of a template's look that Word styles can express, in fonts that every Word has. Sizes in points, colours as RRGGBB. */
export interface WordTheme {
  readonly font: 'Georgia' | 'Calibri';
  readonly size: number;
  readonly nameSize: number;
  readonly headingSize: number;
  readonly accent: string;
  readonly quiet: string;
  readonly isCentred: boolean;
  readonly headingRule: 'below' | 'above' | 'none';
  readonly organisationStyle: 'italic' | 'regular';
}
