/**
 * The compiler cannot write tagged files, so the page marks where its parts begin: with invisible zero-length lines,
 * each of a thickness that nothing else on a page has. `tag-pdf.ts` removes them and writes the structure that they
 * announce.
 */
export const tagMarks = {
  end: 0,
  name: 1,
  heading: 2,
  entry: 3,
  paragraph: 4,
  body: 5,
  link: 6,
  linkEnd: 7,
  /** A further piece of an address that does not fit on one line. */
  linkPiece: 10,
  /** These enclose what every page repeats (its number, its rail), which may come in the middle of a paragraph. */
  pause: 8,
  resume: 9,
  /** A list item's bullet; the depth of the item is added. */
  label: 11,
} as const;

const firstThickness = 90_000;

export const tagTypst = `
#let mark(kind, depth: 0) = place(line(length: 0pt, stroke: (thickness: (${firstThickness} + kind + depth) * 1pt)))
#let marks = (${Object.entries(tagMarks)
  .map(([name, kind]) => `${name}: ${kind}`)
  .join(', ')})
#let tagged(kind, body) = { mark(kind); body; mark(marks.end) }
#let repeated(body) = { mark(marks.pause); body; mark(marks.resume) }
`;

// Strings in a content stream have no line ends, so nothing that a person wrote can look like this.
export const drawnMark =
  /q\n1 0 0 1 [-\d.]{1,20} [-\d.]{1,20} cm\n(?:\/\w{1,20} CS\n)?(?:[\d. ]{1,60} SCN\n)?9(\d{4}) w\n0 J\n0 j\n\[\] 0 d\n4 M\n0 0 m\n0 0 l\nS\nQ\n/;
