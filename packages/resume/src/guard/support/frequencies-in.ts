import type { FoundPhrase } from '../text/phrase-table.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Words of how often and how long. A single sign counts behind a number or "every", not inside another word: 分 and 分担. */
export function frequenciesIn({ folded }: GuardText, { frequencies }: Vocabulary): readonly FoundPhrase[] {
  return frequencies.find(folded).filter(({ from, text }) => {
    const before = folded[from - 1] ?? '';
    return text.length > 1 || !/\p{L}/u.test(before) || /[毎每各数]/u.test(before);
  });
}
