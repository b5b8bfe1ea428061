import type { Language } from '@fitted/contract/languages';
import { normaliseCharacters } from '@fitted/resume/guard/text/fold';
import { readText } from '@fitted/resume/guard/text/read-text';

/**
 * A rewrite that drops the person's figures says less than they did. "1,200" may become "1200", and "40" may become
 * "forty"; the 8 in "k8s" is not a figure.
 */
export function keepsNumbers(before: string, after: string, language: Language): boolean {
  const [old, now] = [readText(before, language), readText(after, language)];
  const written = normaliseCharacters(before);
  const figures = old.quantities.filter(({ from, to }) => /\p{Nd}/u.test(written.slice(from, to)));
  return (
    figures.every(({ value, isPercent }) =>
      now.quantities.some((kept) => kept.value === value && kept.isPercent === isPercent),
    ) && old.dates.every(({ year }) => now.dates.some((kept) => kept.year === year))
  );
}
