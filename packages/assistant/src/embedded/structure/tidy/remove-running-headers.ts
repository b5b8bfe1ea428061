import { pattern } from '@fitted/language/pattern';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { lineCues } from '../../../cues.ts';
import { removeLine } from '../../build-edit.ts';
import type { Reading } from '../../reading.ts';

interface PlacedLine {
  readonly line: Line;
  /** Index of the line in the resume. */
  readonly at: number;
}

/** Removes page headers and footers that were copied into the text: printed web addresses, running heads, page numbers. */
export function removeRunningHeaders({ document }: Reading): Edit[] {
  const bodies = new Set(document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body)));
  const lines = linesOf(document)
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => bodies.has(line));
  const name = document.head.contact.name ?? '';
  const marks = lines.filter(
    ({ line }) => pageMark.test(line.text) || titleAlone.test(line.text) || isRunningHead(line.text, name),
  );
  return [
    ...printedAddresses(lines).map(({ line }) => removeLine(line, 'duplicate')),
    ...[...marks, ...bareNumbers(lines)].map(({ line }) => removeLine(line, 'goes-without-saying')),
  ];
}

/** "cel.app/": the address above it is broken, and without its first half this one would lead nowhere. */
const restOfAddress = /^[\w-]{1,30}\.[a-z]{2,6}(?:\/\S*)?(?=\s|$)/u;

/** Repeats of the web address that was printed at the foot of every sheet, and any address with `isid` or `utm_`. */
function printedAddresses(lines: readonly PlacedLine[]): PlacedLine[] {
  const seen = new Set<string>();
  return lines.filter(({ line }, place) => {
    const [address = ''] = /^https?:\/\/\S{12,}$/u.exec(line.text.trim()) ?? [];
    if (address === '' || restOfAddress.test(lines[place + 1]?.line.text ?? '')) return false;
    const isAgain = seen.has(address);
    seen.add(address);
    return isAgain || /[?&]isid=|[?&]utm_/u.test(address);
  });
}

const pageMark = pattern('iu')`${lineCues.any('pageMark')}`;

const title = /(?<!\p{L})(?:curriculum vitae|lebenslauf|résumé|resume|cv|currículum(?: vitae)?)(?!\p{L})/giu;
const pageNumber = /(?<!\p{L})(?:page|seite|página|pagina)? ?\d{1,2}(?: ?(?:of|\/|de|von|sur|di) ?\d{1,2})?$/iu;
const titleAlone = /^(?:curriculum vitae|lebenslauf|résumé|resume|currículum(?: vitae)?)$/iu;
const minLetters = 5;

/** "Curriculum vitae Ada Lind", "Ada Lind – Page 2": the name with only a title or a page number beside it. */
function isRunningHead(text: string, name: string): boolean {
  if (name.length < minLetters || text.length > name.length + 40) return false;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const rest = text.slice(0, at) + text.slice(at + name.length);
  const bare = rest.replace(title, '').replace(pageNumber, '');
  return bare !== rest && !/[\p{L}\p{N}]/u.test(bare);
}

/** Fewer lines are not a page, and numbers closer together count something else. */
const minLinesOfPage = 12;
const maxPages = 12;

/** "1", "2", "3" alone on their lines, each a page apart: either the whole series or none. */
function bareNumbers(lines: readonly PlacedLine[]): PlacedLine[] {
  const numbers = lines.filter(({ line }) => /^\d{1,2}$/u.test(line.text));
  if (numbers.length < 2 || numbers.length > maxPages) return [];
  const isRow = numbers.every(({ line, at }, index) => {
    const before = numbers[index - 1];
    if (!before) return Number(line.text) <= 2 && at >= minLinesOfPage;
    return Number(line.text) === Number(before.line.text) + 1 && at - before.at >= minLinesOfPage;
  });
  return isRow ? numbers : [];
}
