/** A resume's title, or its first meaningful line. */
export function resumeName(title: string | null, preview: string): string {
  if (title) return title;
  const line = preview
    .split('\n')
    .map((candidate) => candidate.trim())
    .find((candidate) => /[\p{L}\p{N}]/u.test(candidate));
  return line?.slice(0, 80) ?? '';
}
