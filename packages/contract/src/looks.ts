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

/** What people call each template, in every language, and the style it is listed under. */
export const templateFacts: Readonly<
  Record<TemplateId, { readonly name: string; readonly category: TemplateCategory }>
> = {
  ledger: { name: 'Ledger', category: 'corporate' },
  boardroom: { name: 'Boardroom', category: 'corporate' },
  compass: { name: 'Compass', category: 'modern' },
  meridian: { name: 'Meridian', category: 'modern' },
  waymark: { name: 'Waymark', category: 'creative' },
  marquee: { name: 'Marquee', category: 'creative' },
  plain: { name: 'Plain', category: 'simple' },
  quarto: { name: 'Quarto', category: 'simple' },
};

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
