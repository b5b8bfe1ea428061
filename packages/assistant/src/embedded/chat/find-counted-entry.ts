import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { countedEntries, latestWords } from './data/counted-lines.ts';
import { entriesOf } from './find-target.ts';
import { foldLetters } from './fold-name.ts';
import { numberOf } from './number-of.ts';

/**
 * The roles or projects that "my second job" may mean. Whose "last job" is not the only one may mean the latest as well as the
 * bottom one: both are given, for the person to choose from. Empty when the name counts nothing.
 */
export function findCountedEntries({ sections }: ResumeDocument, name: string): readonly Entry[] {
  const folded = foldLetters(name.normalize('NFKC').normalize('NFC').trim()).toLowerCase();
  const groups = countedEntries.map((pattern) => pattern.exec(folded)?.groups).find(Boolean);
  const word = groups?.nth ?? groups?.last;
  if (!groups || !word) return [];
  const entries = entriesOf(
    sections.filter(({ kind }) => kind === (groups.project ? 'projects' : 'experience')),
  ).filter(({ head }) => head.length > 0);
  if (latestWords.test(word))
    return entries.filter(({ fields }, at) => fields.period?.isCurrent ?? at === 0).slice(0, 1);
  const nth = numberOf(word);
  const ends = [entries[0], entries.at(-1)].filter((entry) => entry !== undefined);
  if (nth < 0) return [...new Set(groups.role ? ends : ends.slice(1))];
  return entries.slice(nth - 1, nth);
}
