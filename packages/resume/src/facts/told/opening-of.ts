import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import type { Language } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { countWords } from '../../parse/words/word-list.ts';
import { findBase, isNounBase } from '../../wording/english/verbs.ts';

interface Asked {
  readonly kind: RequirementKind;
  readonly text: string;
  /** Any one of several is enough. */
  readonly isChoice?: boolean;
}

const maxWords = 7;

/**
 * What a plain yes to a question states, in the question's own words: "Worked with Opera", "Plan the weekly rota". There is none
 * where a yes would say too much (their figures, their adjectives) or not which of several things it is.
 */
export function openingOf({ kind, text, isChoice = false }: Asked, language: Language): string | undefined {
  const { yesTo, praise } = packs[language].lines;
  const bare = text.trim().replace(/[.。]$/u, '');
  if (isChoice || /[\p{N}:;/()（）、]|, /u.test(bare) || countWords(bare) > maxWords || praise.test(bare))
    return undefined;
  switch (kind) {
    case 'tool':
      return yesTo.tool.replace('{name}', bare);
    case 'domain':
      return yesTo.domain.replace('{name}', bare);
    case 'practice':
    case 'duty':
      return isDeed(bare, language) ? bare : undefined;
    default:
      return undefined;
  }
}

/** "Plan the weekly rota" is something done. In English a noun is not: "discharge planning" does not say what was done of it. */
function isDeed(text: string, language: Language): boolean {
  if (!traitsOf(language).tensesInLines) return true;
  const [first = '', ...rest] = text.split(' ');
  return (
    findBase(first) !== undefined &&
    rest.length > 0 &&
    !(isNounBase(first) && /(?:ing|ment|tion)$/u.test(rest.at(-1) ?? ''))
  );
}
