/** A line as the document keeps lines: no bullet sign, single-spaced, trimmed. '' when nothing is left. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^ ?(?:[•·▪◦‣●○■□*–—-] )+/u, '')
    .trim();
}
