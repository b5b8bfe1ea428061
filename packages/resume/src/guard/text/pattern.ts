import { fold } from './fold.ts';

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Compiles words of a data table into one expression over folded text. `*` stands for the rest of a word, a space for any
 * gap; scripts without spaces match anywhere. An empty table matches nothing.
 */
export function compilePatterns(patterns: readonly string[]): RegExp {
  const parts = [...patterns].sort((one, other) => other.length - one.length).map(source);
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)', 'gu');
}

/** The same for one word alone. */
export function compileWordTest(patterns: readonly string[]): (word: string) => boolean {
  const exact = new Set<string>();
  const openings: string[] = [];
  for (const pattern of patterns.map(fold)) {
    if (pattern.endsWith('*')) openings.push(pattern.slice(0, -1));
    else exact.add(pattern);
  }
  const opens = openings.length > 0 ? new RegExp(`^(?:${openings.map(escapeForPattern).join('|')})`, 'u') : undefined;
  return (word) => exact.has(word) || (opens?.test(word) ?? false);
}

function source(pattern: string): string {
  const folded = fold(pattern);
  const body = escapeForPattern(folded).replaceAll('\\*', '\\p{L}*').replace(/ /gu, '[\\s-]+');
  return cjk.test(folded) ? body : `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`;
}

export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
