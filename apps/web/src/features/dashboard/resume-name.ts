import { documentTitles } from '@fitted/resume/parse/data/contact-words';

/** A resume's title, or its first meaningful line. */
export function resumeName(title: string | null, preview: string): string {
  return title || firstLine(preview);
}

const titles: ReadonlySet<string> = new Set(documentTitles);

/** Whose resume it is, as far as its first line below "Curriculum vitae" tells, where that is not its name already. */
export function personOf(title: string | null, preview: string): string {
  return title ? firstLine(preview, (line) => !titles.has(line.toLowerCase())) : '';
}

function firstLine(preview: string, isWanted = (_: string) => true): string {
  const line = preview
    .split('\n')
    .map((candidate) => candidate.trim())
    .find((candidate) => /[\p{L}\p{N}]/u.test(candidate) && isWanted(candidate));
  return line?.slice(0, 80) ?? '';
}
