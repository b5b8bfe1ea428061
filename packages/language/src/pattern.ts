/**
 * A long regular expression on several lines: a line break and the indentation after it are not part of it, so no line
 * may begin or end with a space that matters. `pattern('iu')` takes the flags; backslashes are written once.
 */
export function pattern(flags: string): (text: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (text, ...parts) => new RegExp(String.raw(text, ...parts).replace(/\n */gu, ''), flags);
}
