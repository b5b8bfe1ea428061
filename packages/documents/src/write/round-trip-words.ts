// Separators between words, which may come back as white space or as another separator. Hyphens and slashes are part of words.
const separators = /[\s|｜·•‧・∙●◦▪,，、;；—–―()（）[\]［］【】]+/u;
const spaceless = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])/u;
const wornEdges = /^[-:："“”«»'’]+|(?<![-:："“”«».。!?'’])[-:："“”«».。!?'’]+$/gu;
/** A slash apart from words separates them; within one it is part of it. */
const loneSlash = /^[/／]$/u;
/** Fonts may draw all hyphens with one glyph, which reads back as the commonest. */
const hyphens = /[\u2010\u2011]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A word this long may not fit on any line. Only such words may come back in pieces. */
const longWord = 40;

/** The words as software sees them: without separators, and each Chinese or Japanese character on its own. */
export const splitReadWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .split(separators)
    .flatMap((token) => token.split(spaceless))
    .map((token) => token.replace(wornEdges, ''))
    .filter((token) => token !== '' && !loneSlash.test(token));

export interface WordComparison {
  /** Words of the source that the other text lacks, once per missing occurrence. */
  readonly missing: readonly string[];
  readonly isInOrder: boolean;
}

/** Extra words, such as page numbers, are fine; missing, broken or displaced words are not. */
export const compareWords = (sourceText: string, readBackText: string): WordComparison => {
  const source = splitReadWords(sourceText);
  const readBack = rejoinLongWords(source, splitReadWords(readBackText));
  const missing = subtract(source, readBack);
  let at = 0;
  for (const word of readBack) if (word === source[at]) at += 1;
  return { missing, isInOrder: missing.length === 0 && at === source.length };
};

const subtract = (words: readonly string[], from: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const word of from) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};

const rejoinLongWords = (source: readonly string[], readBack: readonly string[]): readonly string[] => {
  const long = new Set(source.filter((word) => word.length >= longWord));
  if (long.size === 0) return readBack;
  const joined: string[] = [];
  for (let at = 0; at < readBack.length; at += 1) {
    const found = [...long]
      .map((word) => ({ word, pieces: countPieces(word, readBack, at) }))
      .find(({ pieces }) => pieces > 1);
    joined.push(found?.word ?? readBack[at] ?? '');
    at += (found?.pieces ?? 1) - 1;
  }
  return joined;
};

/** How many words starting at `at` make up exactly the long word; 0 if they do not. */
const countPieces = (word: string, readBack: readonly string[], at: number): number => {
  let rest = word;
  for (let next = at; rest !== ''; next += 1) {
    const piece = readBack[next];
    if (piece === undefined || !rest.startsWith(piece)) return 0;
    rest = rest.slice(piece.length).replace(wornEdges, '');
    if (rest === '') return next - at + 1;
  }
  return 0;
};
