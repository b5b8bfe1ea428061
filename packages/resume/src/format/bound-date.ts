/** Words that need a date: without one, "expected" or "ACLS exp" says nothing. */
const completed =
  /(?<![\p{L}\p{N}])(?:exp|expires?|expiring|expiry|expected|anticipated|projected|valid|until|till|thru|through|due|renewed?|issued|graduating|voraussichtlich|gültig bis|bis|expire|prévue?|valable|jusqu['’]en|jusqu['’]au|vence|prevista?|hasta|válid[oa])$/iu;

/** Whether a date belongs to the words before it and must not be separated from them. */
export function completesWords(before: string): boolean {
  return completed.test(before.replace(/[.:,]?\s?$/u, '').trimEnd());
}
