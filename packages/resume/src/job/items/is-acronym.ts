/** OTIF, AV, SEW, V300: a short form, which may stand for anything. */
export function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d&]{1,4}s?$/u.test(text);
}
