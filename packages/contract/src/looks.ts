/** The templates and paper sizes of a file. Without zod, so that a page can list them before it sends anything. */
export const templateIds = [
  'ledger',
  'boardroom',
  'compass',
  'meridian',
  'waymark',
  'marquee',
  'plain',
  'quarto',
] as const;
export type TemplateId = (typeof templateIds)[number];
export const defaultTemplate: TemplateId = 'ledger';

export const templateCategories = ['corporate', 'modern', 'creative', 'simple'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
