export const templateCategories = ['corporate', 'modern', 'creative', 'simple'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly category: TemplateCategory;
  /** Two columns to the eye: headings in a rail beside their text. The order for machines is one flow all the same. */
  readonly hasRail: boolean;
  /**
   * Typst source that defines `theme`, `draw-head` and `draw-section` on top of `pdf/base-typst.ts`. Kept as a string in
   * the module, and not as a `.typ` file, so that a bundle carries it without copying or finding anything.
   */
  readonly typst: string;
  readonly word: WordTheme;
}

/** What of a template's look Word can carry with real styles. Sizes in points, colours as RRGGBB. */
export interface WordTheme {
  readonly font: 'Source Serif 4' | 'Inter';
  readonly size: number;
  readonly nameSize: number;
  readonly headingSize: number;
  readonly accent: string;
  readonly quiet: string;
  readonly isCentred: boolean;
  readonly headingRule: 'below' | 'above' | 'none';
  readonly organisationStyle: 'italic' | 'regular';
}
