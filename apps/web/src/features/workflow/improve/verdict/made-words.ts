import type { Edit } from '@fitted/contract/edits/edit';
import type { Translate } from '../../../../i18n/translate.ts';

/** How many there are of each. */
export interface Made {
  /** Changes that are there, on or off, without those that only shorten. */
  readonly made: number;
  /** Lines that only lost a few empty words. */
  readonly trimmed: number;
  /** Suggestions that wait for the person's word. */
  readonly suggested: number;
}

/** Shortening a line is counted by itself: it says nothing new, and should not look like more. */
export function countMade(edits: readonly Edit[], suggested: number): Made {
  const trimmed = edits.filter(isTrim).length;
  return { made: edits.length - trimmed, trimmed, suggested };
}

const isTrim = ({ kind, after, reason: { code } }: Edit): boolean =>
  kind === 'replace-line' && after !== '' && (code === 'shorter' || code === 'filler');

/** What there is to see: "2 changes made, 1 line trimmed, 7 suggested." */
export function madeWords(t: Translate, { made, trimmed, suggested }: Made): string {
  if (made + trimmed + suggested === 0) return t('headline.nothing');
  if (made + trimmed === 0) return t('headline.suggested', { count: suggested });
  const parts = [
    ...(made > 0 ? [t('headline.made', { count: made })] : []),
    ...(trimmed > 0 ? [t('headline.trimmed', { count: trimmed })] : []),
    ...(suggested > 0 ? [t('headline.proposed', { count: suggested })] : []),
  ];
  return t('headline.sentence', { words: parts.join(t('headline.and')) });
}
