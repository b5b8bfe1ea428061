import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { isRequestWord } from '../../../understand/read-operation.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';

/** The words of a text that name something: not those of requests in general, and not the small ones. */
export function contentOf(text: string): string[] {
  return namesIn(bareWords(text)).filter(
    (name) =>
      (/\p{N}/u.test(name) || /^[\p{sc=Han}\p{sc=Katakana}]{2}$/u.test(name) || /\p{sc=Latin}{4}/u.test(name)) &&
      !isRequestWord(name),
  );
}

/** The share of what a text names that other texts contain; 1 if it names nothing. */
export function shareExplained(text: string, by: readonly string[]): number {
  const said = contentOf(text);
  if (said.length === 0) return 1;
  const known = by.flatMap(namesIn);
  return said.filter((name) => known.some((other) => isAlike(name, other))).length / said.length;
}

/** All that an edit concerns: its words before and after, and the names of the job and the section around it. */
export function textsAround({ sections }: ResumeDocument, { before, after, target }: Edit): string[] {
  const ids = Object.values(target);
  const around = sections.flatMap((section) => {
    const entries = section.entries.filter(
      (entry) => ids.includes(entry.id) || linesOfEntry(entry).some(({ id }) => ids.includes(id)),
    );
    const isHere = entries.length > 0 || ids.includes(section.id);
    return isHere ? [section.heading?.text ?? '', ...entries.flatMap(({ head }) => head.map(({ text }) => text))] : [];
  });
  return [before, after, ...around];
}
