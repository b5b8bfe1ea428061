import { labels } from '../parse/contact/contact-signs.ts';

/** Where fields begin and end. */
interface Borders {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
}

/** A line with more fields than this is neither a head nor a grid, and searching for each would be slow. */
const maxMarks = 500;

/**
 * Puts a tab where only a space separates a field from the next words, so that parsing finds the same fields again.
 * Always after "2022 –": what follows the dash is not a date, and only the gap says so.
 */
export function setApart(text: string, marks: readonly string[]): string {
  const { starts, ends } = findBorders(text, marks);
  if (starts.size === 0) return text;
  return withTabs(text, (at) => {
    const endsField = ends.has(at);
    const startsField = starts.has(at + 1);
    if (endsField && /[-–—\u00AD]/u.test(text.charAt(at - 1))) return true;
    if (!isPlainGap(text, at) || (!endsField && !startsField) || isInBrackets(text, at)) return false;
    // "Cook at Fjord Kitchen": the lower-case word already joins the two.
    return (
      (endsField || !/(?:^|\s)\p{Ll}+$/u.test(text.slice(Math.max(0, at - 12), at))) &&
      (startsField || !joinsBehind(text.slice(at + 1, at + 12)))
    );
  });
}

/** "Jo Doe cell 082 555 0133": the lower-case word is the label of what follows. */
function joinsBehind(rest: string): boolean {
  const [, word] = /^(\p{Ll}+)\.?(?:\s|$)/u.exec(rest) ?? [];
  return word !== undefined && !labels.has(word);
}

/** Puts a tab only between two marks, as in a grid of skills. */
export function setGridApart(text: string, marks: readonly string[]): string {
  if (marks.length < 2 || !text.includes(' ')) return text;
  const { starts, ends } = findBorders(text, marks);
  if (starts.size < 2) return text;
  return withTabs(text, (at) => ends.has(at) && starts.has(at + 1) && isPlainGap(text, at));
}

/**
 * Where each mark is. The longest are placed first and none overlap, because an employer's name may be part of the
 * title.
 */
function findBorders(text: string, marks: readonly string[]): Borders {
  const starts = new Set<number>();
  const ends = new Set<number>();
  if (marks.length > maxMarks) return { starts, ends };
  const isTaken = new Uint8Array(text.length);
  // The second of two equal marks comes after the first.
  const looked = new Map<string, number>();
  for (const mark of [...marks].sort((a, b) => b.length - a.length)) {
    if (mark === '' || mark === text) continue;
    let at = text.indexOf(mark, looked.get(mark) ?? 0);
    while (at >= 0 && (!isWhole(text, at, at + mark.length) || isTaken.subarray(at, at + mark.length).includes(1)))
      at = text.indexOf(mark, at + 1);
    looked.set(mark, at < 0 ? text.length : at + mark.length);
    if (at < 0) continue;
    isTaken.fill(1, at, at + mark.length);
    starts.add(at);
    ends.add(at + mark.length);
  }
  return { starts, ends };
}

function isWhole(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(to));
}

function isPlainGap(text: string, at: number): boolean {
  return !/[|·•–—,;:/@-]/u.test(text.charAt(at - 1)) && !/[|·•–—,;:/&(（-]/u.test(text.charAt(at + 1));
}

/** "Safe Pass (exp Nov 2025)": brackets already hold together what is in them. */
const isInBrackets = (text: string, at: number): boolean =>
  Math.max(text.lastIndexOf('(', at), text.lastIndexOf('（', at)) >
  Math.max(text.lastIndexOf(')', at), text.lastIndexOf('）', at));

function withTabs(text: string, isTab: (at: number) => boolean): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    out += text.charAt(at) === ' ' && isTab(at) ? '\t' : text.charAt(at);
  }
  return out;
}
