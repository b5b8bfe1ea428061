const PAGE_NUMBER =
  /^[\s|–—-]*(?:page|seite|página|pág\.?|p\.|第)?\s*\d{0,3}\s*(?:(?:\/|\||–|-|of|von|de|sur|页\s*,?\s*共)\s*\d{0,3})?\s*(?:页|頁|ページ)?[\s|–—-]*$/iu;
/** Longer lines say more than a number, and are not worth the search. */
const MAX_LETTERS = 40;

/**
 * Whether a header's or footer's line only numbers the page, or is what is left where the number is a field that was
 * not read ("Page of"). A longer number may be somebody's telephone.
 */
export function isPageNumber(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_LETTERS && PAGE_NUMBER.test(text);
}
