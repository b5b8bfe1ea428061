// Scripts without spaces between words: each character counts as a word, and so does a run of katakana.
const spaceless = '\\p{sc=Han}|\\p{sc=Hiragana}|[\\u30a0-\\u30ff]+';
const letters = '(?:(?![\\p{sc=Han}\\p{sc=Hiragana}\\u30a0-\\u30ff])[\\p{L}\\p{M}\\p{N}])+';
const token = new RegExp(`\\s+|${spaceless}|${letters}(?:['’.+#&_-]+${letters})*[+#]*|[^\\s]`, 'gu');

/** Splits text into words, spaces and punctuation; joined, they give the text again. */
export function splitWords(text: string): string[] {
  return text.match(token) ?? [];
}
