import type { TemplateCategory, TemplateId } from '@fitted/contract/looks';

export interface SampleTemplate {
  /** Its id in the download tab and in the document writers. */
  readonly id: TemplateId;
  readonly name: string;
  readonly category: TemplateCategory;
  /** Out of five. A sample value, like the downloads, and not shown, because nobody has rated or counted them. */
  readonly rating: number;
  readonly downloads: number;
  readonly type: 'free' | 'premium';
  /** Their texts are `tags.<tag>`; those of the description are `templates.<id>`. */
  readonly tags: readonly string[];
}

/** The templates of `packages/documents`, in their order. Importing them would include their typesetting code. */
export const sampleTemplates: readonly SampleTemplate[] = [
  {
    id: 'ledger',
    name: 'Ledger',
    category: 'corporate',
    rating: 4.8,
    downloads: 12_400,
    type: 'free',
    tags: ['serif', 'law', 'finance'],
  },
  {
    id: 'boardroom',
    name: 'Boardroom',
    category: 'corporate',
    rating: 4.7,
    downloads: 9_800,
    type: 'premium',
    tags: ['sans', 'management', 'sales'],
  },
  {
    id: 'compass',
    name: 'Compass',
    category: 'modern',
    rating: 4.9,
    downloads: 15_200,
    type: 'free',
    tags: ['sans', 'colour', 'technology'],
  },
  {
    id: 'meridian',
    name: 'Meridian',
    category: 'modern',
    rating: 4.6,
    downloads: 8_300,
    type: 'premium',
    tags: ['sans', 'colour', 'startups'],
  },
  {
    id: 'waymark',
    name: 'Waymark',
    category: 'creative',
    rating: 4.5,
    downloads: 5_100,
    type: 'free',
    tags: ['serif', 'colour', 'education'],
  },
  {
    id: 'marquee',
    name: 'Marquee',
    category: 'creative',
    rating: 4.7,
    downloads: 6_900,
    type: 'premium',
    tags: ['sans', 'colour', 'design'],
  },
  {
    id: 'plain',
    name: 'Plain',
    category: 'simple',
    rating: 4.8,
    downloads: 18_600,
    type: 'free',
    tags: ['sans', 'monochrome', 'publicSector'],
  },
  {
    id: 'quarto',
    name: 'Quarto',
    category: 'simple',
    rating: 4.6,
    downloads: 7_200,
    type: 'free',
    tags: ['serif', 'monochrome', 'research'],
  },
];
