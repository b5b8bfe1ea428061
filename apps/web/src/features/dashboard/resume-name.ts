/** A resume's title, or its first meaningful line. */
export function resumeName(title: string | null, preview: string): string {
  return title || firstLine(preview);
}

/** Whose resume it is, as far as its first line tells, where that is not its name already. */
export const personOf = (title: string | null, preview: string): string => (title ? firstLine(preview) : '');

function firstLine(preview: string): string {
  const line = preview
    .split('\n')
    .map((candidate) => candidate.trim())
    .find((candidate) => /[\p{L}\p{N}]/u.test(candidate));
  return line?.slice(0, 80) ?? '';
}
