// Scripts written without spaces between words: there each character counts as a word, and a run of katakana.
const spaceless = '\\p{sc=Han}|\\p{sc=Hiragana}|[\\u30a0-\\u30ff]+';
const letters = '(?:(?![\\p{sc=Han}\\p{sc=Hiragana}\\u30a0-\\u30ff])[\\p{L}\\p{M}\\p{N}])+';
const token = new RegExp(`\\s+|${spaceless}|${letters}(?:['’.+#&_-]+${letters})*[+#]*|[^\\s]`, 'gu');

/** Cuts text into words, spaces and signs; joined they are the text again. */
export function splitWords(text: string): string[] {
  return text.match(token) ?? [];
}
