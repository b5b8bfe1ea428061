/**
 * A word or phrase standing by itself, whatever is in it. Latin letters and digits need a boundary; between signs of scripts
 * without spaces there is none, so "用SAP维修" holds "SAP".
 */
export function wordPattern(word: string, flags = 'iu'): RegExp {
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  return new RegExp(`(?<![\\p{sc=Latin}\\p{N}])${escaped}(?![\\p{sc=Latin}\\p{N}])`, flags);
}
