/** Boxes that pages put into each other, and close again. */
const box = /<(\/?)(?:div|span|section|article|main|ul|ol|table|blockquote|center)\b/gi;
/** A browser stops at about half of it. */
const deepest = 1000;

/** Whether parsing it would take minutes: the time for a page grows with the square of its depth. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, isEnd] of html.matchAll(box)) {
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}
