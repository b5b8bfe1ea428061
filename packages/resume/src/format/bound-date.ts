import { pattern } from '@fitted/language/pattern';

/** Words that need a date: without one, "expected" or "ACLS exp" says nothing. */
const completed = pattern('iu')`
  (?<![\p{L}\p{N}])(?:exp|expires?|expiring|expiry|expected|anticipated|projected|valid|until|till|thru|through|due
  |renewed?|issued|graduating|voraussichtlich|gültig bis|bis|expire|prévue?|valable|jusqu['’]en|jusqu['’]au|vence
  |prevista?|hasta|válid[oa])$
`;

/** Whether a date belongs to the words before it and must not be separated from them. */
export function completesWords(before: string): boolean {
  return completed.test(before.replace(/[.:,]?\s?$/u, '').trimEnd());
}

/** "renewed " in "ILS (Immediate Life Support), renewed ": what goes to the margin together with the date behind it. */
export function boundPhrase(before: string): string | undefined {
  const phrase = /(?<![^,;|·()])[^,;|·()]*$/u.exec(before)?.[0].trimStart() ?? '';
  const isBehindName = phrase.length < before.trimStart().length;
  return isBehindName && completesWords(phrase) && phrase.trim().split(/\s+/u).length < 3 ? phrase : undefined;
}
