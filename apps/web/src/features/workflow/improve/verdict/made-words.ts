import type { Translate } from '../../../../i18n/translate.ts';

interface Made {
  /** Changes that are there, on or off. */
  readonly made: number;
  /** Suggestions that wait for the person's word. */
  readonly suggested: number;
}

/** What there is to see: "2 changes made, 7 suggested." */
export function madeWords(t: Translate, { made, suggested }: Made): string {
  if (made + suggested === 0) return t('headline.nothing');
  if (suggested === 0) return t('headline.madeOnly', { count: made });
  if (made === 0) return t('headline.suggested', { count: suggested });
  return t('headline.madeAndSuggested', { made: t('headline.made', { count: made }), count: suggested });
}
