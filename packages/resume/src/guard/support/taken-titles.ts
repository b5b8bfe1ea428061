import type { Scope } from '../scope.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { wordSources } from './word-sources.ts';
import { hasForm, isFormOf } from './word-support.ts';

/** "Stands in for the shift leader" → "leading the shift": the only form of the word is someone's title. */
export function isOthersTitle(word: Word, before: GuardText, { place, vocabulary }: Scope): boolean {
  if (place !== 'entry' || vocabulary.leading.groupsOf(word.folded).length === 0) return false;
  if (vocabulary.isTitle(word.folded)) return false;
  const same = before.words.filter((other) => isFormOf(other, word, vocabulary));
  return same.length > 0 && same.every(({ folded, stem }) => vocabulary.isTitle(folded) && stem !== word.stem);
}

/** "took part in a training" → "trainer": a title that only a deed or a thing of the sources resembles. */
export function isInventedTitle(word: Word, scope: Scope): boolean {
  const { place, vocabulary, before, titles } = scope;
  if (place !== 'entry' || before || !vocabulary.isTitle(word.folded)) return false;
  return ![...wordSources(scope), ...titles].some(({ text }) =>
    text.words.some((other) => vocabulary.isTitle(other.folded) && isFormOf(other, word, vocabulary)),
  );
}

/** "Helped the depot manager" → "depot management": what the resume knows only as another person's title is not the person's doing. */
export function isDoingOfOthers(word: Word, scope: Scope): boolean {
  const { place, vocabulary, before, titles } = scope;
  if (before || (place !== 'summary' && place !== 'list')) return false;
  if (vocabulary.isTitle(word.folded) || vocabulary.leading.groupsOf(word.folded).length === 0) return false;
  const own = new Set(titles.map(({ id }) => id));
  const known = wordSources(scope).filter(({ text }) => hasForm(text, word, vocabulary));
  return (
    known.length > 0 &&
    known.every(
      ({ id, text }) =>
        !own.has(id) &&
        text.words
          .filter((other) => isFormOf(other, word, vocabulary))
          .every(({ folded }) => vocabulary.isTitle(folded)),
    )
  );
}
