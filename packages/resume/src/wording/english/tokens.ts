export interface Token {
  readonly word: string;
  /** What comes between this word and the next. */
  readonly gap: string;
}

export function tokenise(text: string): Token[] {
  return [...text.matchAll(/([^\s,.;:()"“”]+(?:[.,:][^\s,.;:()"“”]+)*)([\s,.;:()"“”]*)/gu)].map(
    ([, word = '', gap = '']) => ({ word, gap }),
  );
}

/** The words that follow within the same clause: a comma or a bracket ends what a verb can take. */
export function wordsBehind(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let next = at; next < tokens.length - 1 && words.length < 3; next += 1) {
    if (/[^\s"“'‘]/u.test(tokens[next]?.gap ?? '')) break;
    words.push(tokens[next + 1]?.word ?? '');
  }
  return words;
}
