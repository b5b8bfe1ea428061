/**
 * Matches a word or phrase by itself, whatever characters it has. Only Latin letters and digits need a boundary, as scripts
 * without spaces have none: "用SAP维修" contains "SAP".
 */
export function wordPattern(word: string, flags = 'iu'): RegExp {
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  return new RegExp(`(?<![\\p{sc=Latin}\\p{N}])${escaped}(?![\\p{sc=Latin}\\p{N}])`, flags);
}
