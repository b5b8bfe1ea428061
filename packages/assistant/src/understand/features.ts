/** How many places the features of a text are spread over. */
export const featureSpace = 1 << 15;

const mostWords = 60;
const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const quoted = /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|(?<!\p{L})['‘][^'‘’]+['’](?!\p{L})/gu;

/**
 * The places of a text's features: its words, pairs of words and runs of letters, with Chinese and Japanese by their characters.
 * What is quoted says nothing about what is wanted, and one figure is as good as another.
 */
export function featuresOf(text: string): Uint16Array {
  const found = new Set<number>();
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '$';
    found.add(place(`w ${word}`));
    found.add(place(`b ${word} ${next}`));
    if (at === 0) found.add(place(`b ^ ${word}`));
    if (at < 2) found.add(place(`s ${word}`));
    if (words[at + 2]) found.add(place(`g ${word} ${words[at + 2]}`));
    if (cjk.test(word)) addRuns(found, `${word}`, 1, 4);
    else if (word.length > 2) addRuns(found, `_${word}_`, 3, 5);
  }
  if (words.length <= 3) found.add(place(`n ${words.length}`));
  return Uint16Array.from(found).sort();
}

function addRuns(found: Set<number>, word: string, shortest: number, longest: number): void {
  const signs = [...word];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= signs.length; at += 1)
      found.add(place(`${length} ${signs.slice(at, at + length).join('')}`));
}

/** Chinese and Japanese run together up to a mark: their characters are counted, not their words. */
function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, 600)
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(quoted, ' qq ')
    .replace(/[\p{N}]+(?:[.,:]\p{N}+)*/gu, ' 0 ')
    .replace(/[’`]/gu, "'");
  return (plain.match(/[\p{L}\p{M}ー']+|0|[?!？！%€$£¥]/gu) ?? []).slice(0, mostWords);
}

/** FNV-1a, folded to the space. */
function place(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (featureSpace - 1);
}
