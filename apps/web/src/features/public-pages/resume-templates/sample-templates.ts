import { type TemplateCategory, type TemplateId, templateFacts, templateIds } from '@fitted/contract/looks';

interface Sample {
  /**
   * Out of five. Part of a template's record, but a sample value, like the downloads, and not shown, because nobody has
   * rated or counted them: any number does.
   */
  readonly rating: number;
  readonly downloads: number;
  readonly type: 'free' | 'premium';
  /** Their texts are `tags.<tag>`; those of the description are `templates.<id>`. */
  readonly tags: readonly string[];
}

export interface SampleTemplate extends Sample {
  /** Its id in the download tab and in the document writers. */
  readonly id: TemplateId;
  readonly name: string;
  readonly category: TemplateCategory;
}

const samples: Readonly<Record<TemplateId, Sample>> = {
  ledger: { rating: 4.8, downloads: 12_400, type: 'free', tags: ['serif', 'law', 'finance'] },
  boardroom: { rating: 4.7, downloads: 9_800, type: 'premium', tags: ['sans', 'management', 'sales'] },
  compass: { rating: 4.9, downloads: 15_200, type: 'free', tags: ['sans', 'colour', 'technology'] },
  meridian: { rating: 4.6, downloads: 8_300, type: 'premium', tags: ['sans', 'colour', 'startups'] },
  waymark: { rating: 4.5, downloads: 5_100, type: 'free', tags: ['serif', 'colour', 'education'] },
  marquee: { rating: 4.7, downloads: 6_900, type: 'premium', tags: ['sans', 'colour', 'design'] },
  plain: { rating: 4.8, downloads: 18_600, type: 'free', tags: ['sans', 'monochrome', 'publicSector'] },
  quarto: { rating: 4.6, downloads: 7_200, type: 'free', tags: ['serif', 'monochrome', 'research'] },
};

/** In the order in which they are offered. */
export const sampleTemplates: readonly SampleTemplate[] = templateIds.map((id) => ({
  id,
  ...templateFacts[id],
  ...samples[id],
}));
