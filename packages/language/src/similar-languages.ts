/** Small words of languages that have no room yet and would be mistaken for one that has: Italian, Portuguese, Catalan. */
const kindred =
  /(?<!\p{L})(?:di|della|delle|dei|degli|gli|che|nel|nella|alla|sono|il|per|não|uma|um|em|com|do|da|dos|das|ao|também|amb|els|dels|als|les|i|é)(?!\p{L})/giu;
/** How many words of its own a text must have for each that may belong to another language. */
const minOwn = 4;

/** Whether a text is in the language whose `telling` words are given, and not in one that only looks like it. */
export function isPlainly(telling: RegExp, text: string): boolean {
  const own = text.match(telling) ?? [];
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  const others = (text.match(kindred) ?? []).filter((word) => !ownWords.has(word.toLowerCase()));
  return own.length > minOwn * others.length;
}
