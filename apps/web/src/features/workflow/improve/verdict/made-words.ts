import type { Translate } from '../../../../i18n/translate.ts';

/** How many there are of each. */
export interface Made {
  /** Changes that are there, on or off. */
  readonly changes: number;
  /** Suggestions that wait for the person's word. */
  readonly suggested: number;
}

/** What there is to see: "3 changes made, 7 suggested." */
export function madeWords(t: Translate, { changes, suggested }: Made): string {
  if (changes + suggested === 0) return t('headline.nothing');
  if (changes === 0) return t('headline.suggested', { count: suggested });
  const parts = [
    t('headline.made', { count: changes }),
    ...(suggested > 0 ? [t('headline.proposed', { count: suggested })] : []),
  ];
  return t('headline.sentence', { words: parts.join(t('headline.and')) });
}
