const pageNumber =
  /^[\s|–—-]*(?:page|seite|página|pág\.?|p\.|第)?\s*\d{0,3}\s*(?:(?:\/|\||–|-|of|von|de|sur|页\s*,?\s*共)\s*\d{0,3})?\s*(?:页|頁|ページ)?[\s|–—-]*$/iu;
/** Longer lines are more than a page number, and not worth the search. */
const maxLetters = 40;

/**
 * Whether a header or footer line is only a page number, or what is left of one whose number was an unread field ("Page
 * of"). A longer number may be a telephone number.
 */
export function isPageNumber(line: string): boolean {
  const text = line.trim();
  return text.length <= maxLetters && pageNumber.test(text);
}
