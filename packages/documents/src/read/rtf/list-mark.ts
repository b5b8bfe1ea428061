const NUMBER = /\p{N}|\p{L}(?:\p{L}|[.):、])/u;

/** A list's numbers are kept; any other sign, which may be a letter of a picture font, is a bullet. */
export function writeMark(raw: string): string {
  const mark = raw.trim();
  if (mark === '') return '';
  return NUMBER.test(mark) ? `${mark} ` : '• ';
}
