const NUMBER = /\p{N}|\p{L}(?:\p{L}|[.):、])/u;

/** Keeps a list's numbers; any other mark, which may be a letter of a picture font, becomes a bullet. */
export function writeMark(raw: string): string {
  const mark = raw.trim();
  if (mark === '') return '';
  return NUMBER.test(mark) ? `${mark} ` : '• ';
}
