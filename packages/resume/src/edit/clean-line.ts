/** Normalises text to a document line: no bullet character, single-spaced, trimmed. '' if nothing is left. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^ ?(?:[•·▪◦‣●○■□*–—-] )+/u, '')
    .trim();
}
