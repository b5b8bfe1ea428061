import { isRequestWord } from '../../../understand/read-operation.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';

/** The words of a text that name something: not those of requests in general, and not the small ones. */
export function contentOf(text: string): string[] {
  return namesIn(bareWords(text)).filter(
    (name) =>
      (/\p{N}/u.test(name) || /^[\p{sc=Han}\p{sc=Katakana}]{2}$/u.test(name) || /\p{sc=Latin}{4}/u.test(name)) &&
      !isRequestWord(name),
  );
}

/** The share of what a text names that other texts contain; 1 if it names nothing. */
export function shareExplained(text: string, by: readonly string[]): number {
  const said = contentOf(text);
  if (said.length === 0) return 1;
  const known = by.flatMap(namesIn);
  return said.filter((name) => known.some((other) => isAlike(name, other))).length / said.length;
}
