import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../../assistant.ts';

const acronym = /(?<![\p{L}\p{N}])(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{3,}(?![\p{L}\p{N}])/gu;
const small = /(?<![\p{L}\p{N}'’.@/-])\p{L}\p{Ll}{2,}(?![\p{L}\p{N}'’@/])/gu;

/** "haccp" and "junit" as this resume or the posting writes them: only names that have a capital behind their first letter. */
export function inKnownCase(text: string, { document, job }: Pick<ChatInput, 'document' | 'job'>): string {
  const known = new Map<string, string>();
  const sources = [
    ...linesOf(document).map((line) => line.text),
    ...job.profile.requirements.map(({ quote }) => quote),
  ];
  // A line in capitals throughout is a heading, and says nothing of its words.
  for (const source of sources.filter((one) => /\p{Ll}/u.test(one)))
    for (const [name] of source.matchAll(acronym)) known.set(name.toLowerCase(), name);
  return text.replace(small, (word) => known.get(word.toLowerCase()) ?? word);
}
