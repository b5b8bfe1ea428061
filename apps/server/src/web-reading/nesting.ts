/** Elements that pages nest, and close again. */
const box = /<(\/?)(?:div|span|section|article|main|ul|ol|table|blockquote|center)\b/gi;
/** About twice the depth at which a browser stops. */
const deepest = 1000;

/** Whether parsing would take minutes: the time grows with the square of the depth. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, isEnd] of html.matchAll(box)) {
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}
