import type { Edit } from '@fitted/resume/edit/edit';

/** "call it Devaney Roofing, looks better": a name where there was none is a new fact, and is asked about. */
export function namesAnew({ before, after }: Edit): boolean {
  const had = new Set(wordsOf(before));
  const has = new Set(wordsOf(after));
  const come = wordsOf(after).filter((word) => !had.has(word));
  const gone = wordsOf(before).filter((word) => !has.has(word));
  return come.some(isName) && !gone.some(isName);
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
