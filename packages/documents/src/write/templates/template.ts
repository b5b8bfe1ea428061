export const templateCategories = ['corporate', 'modern', 'creative', 'simple'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly category: TemplateCategory;
  /** Two columns to the eye: a rail beside the text that holds marks and no words, so machines read one flow. */
  readonly hasRail: boolean;
  /** The paper's width less this is the width of the text: margins and rail together. */
  readonly textInsetMm: number;
  /**
   * Typst source that defines `theme`, `draw-head` and `draw-section` on top of `pdf/base-typst.ts`. Kept as a string in
   * the module, and not as a `.typ` file, so that a bundle carries it without copying or finding anything.
   */
  readonly typst: string;
  readonly word: WordTheme;
}

/** What of a template's look Word carries with real styles, in fonts that every Word has. Sizes in points, colours as RRGGBB. */
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
