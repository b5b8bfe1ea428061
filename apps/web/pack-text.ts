/** What is saved at fewer places is not worth a code. */
const fewest = 6;

/** Characters of one byte that stand in a string as they are. */
const oneByte = Array.from({ length: 0x7f }, (_, at) => at + 1).filter(
  (one) => !(one >= 0x07 && one <= 0x0d) && one !== 0x1b && !'"\'`\\$'.includes(String.fromCharCode(one)),
);

export interface PackedTexts {
  readonly codes: string;
  readonly packed: readonly string[];
}

/**
 * Byte pair encoding: the pair of neighbours that saves most gets a character of its own which no text uses, again and
 * again. Tables of words become a third to a half shorter. Texts that are alike share their codes, so that what they
 * have in common stays alike, and is compressed as well as before on its way to the browser.
 */
export function packTexts(texts: readonly string[]): PackedTexts {
  let symbols = texts.map((text) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
  const used = new Set(symbols.flat());
  const codes: number[] = [];
  for (const code of oneByte) {
    if (used.has(code)) continue;
    const pair = dearestPair(symbols);
    if (!pair) break;
    codes.push(code, ...pair);
    symbols = symbols.map((one) => replaced(one, pair, code));
  }
  return { codes: written(codes), packed: symbols.map(written) };
}

function written(symbols: readonly number[]): string {
  return symbols.map((one) => String.fromCharCode(one)).join('');
}

type Pair = readonly [number, number];
const spread = 0x10000;

function dearestPair(texts: readonly (readonly number[])[]): Pair | undefined {
  const counts = new Map<number, number>();
  for (const symbols of texts) {
    for (let at = 1; at < symbols.length; at += 1) {
      const pair = (symbols[at - 1] ?? 0) * spread + (symbols[at] ?? 0);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  let dearest: Pair | undefined;
  let most = 0;
  for (const [key, count] of counts) {
    const pair: Pair = [Math.floor(key / spread), key % spread];
    if (count < fewest || pair.some(isHalf)) continue;
    const saved = count * (bytesOf(pair[0]) + bytesOf(pair[1]) - 1);
    if (saved > most) [dearest, most] = [pair, saved];
  }
  return dearest;
}

/** Half of a character that takes two units; alone it cannot be written. */
const isHalf = (symbol: number): boolean => symbol >= 0xd800 && symbol < 0xe000;

const bytesOf = (symbol: number): number => (symbol < 0x80 ? 1 : symbol < 0x800 ? 2 : 3);

function replaced(symbols: readonly number[], [first, second]: Pair, code: number): number[] {
  const result: number[] = [];
  for (let at = 0; at < symbols.length; at += 1) {
    const isPair = symbols[at] === first && symbols[at + 1] === second;
    result.push(isPair ? code : (symbols[at] ?? 0));
    if (isPair) at += 1;
  }
  return result;
}
