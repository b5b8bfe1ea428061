import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { contentWords } from './content.ts';
import { isClaimWord } from './substitution.ts';
import { hasWord } from './word-support.ts';

/**
 * Whether the line has a word of its own that claims nothing: what seems lost ("under supervision") may be what that word says,
 * so the loss is asked about.
 */
export function hasNewPlainWord(after: GuardText, before: GuardText, vocabulary: Vocabulary): boolean {
  const fresh = contentWords(after, vocabulary).filter((word) => !hasWord(before, word, vocabulary));
  const isPlain = ({ folded, isCode }: (typeof fresh)[number]) =>
    !isCode && !isClaimWord(folded, vocabulary) && !vocabulary.isDutyVerb(folded);
  return fresh.length > 0 && fresh.every(isPlain);
}
