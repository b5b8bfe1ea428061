import type { Vocabulary } from '../vocabulary.ts';

/** Replaces every synonym with the first of its group, so that equal meanings become equal strings. Only for scripts without spaces. */
export function canonical(text: string, { synonyms, traits }: Vocabulary): string {
  if (traits.writesSpaces) return text;
  let result = '';
  let at = 0;
  for (const { from, to, group } of synonyms.find(text)) {
    if (from < at) continue;
    result += text.slice(at, from) + (synonyms.groups[group]?.[0] ?? '');
    at = to;
  }
  return result + text.slice(at);
}
