import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { hasBulletedEntries, hasEntries, isWork } from '../../section-traits.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { findPeriod } from '../periods/periods.ts';
import type { Marks } from '../reading.ts';
import { anchorStrength, findAnchors, isDatesOnly } from '../rows/anchors.ts';
import { lineKey } from '../rows/line-look.ts';
import type { RawSection } from '../rows/raw-resume.ts';
import { degreeScore, isLabelled, isProse, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { joinWrapped, type Paragraph, type RowBreaks } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';
import { splitAtAnchors } from './dated-entries.ts';
import { splitByLook } from './look-entries.ts';
import { splitOneLiners } from './one-line-entries.ts';
import { splitWithoutDates } from './undated-entries.ts';

/** The ways to split a section into entries: by its words and, if the file has looks, by how the rows look. */
export function splitEntries(
  { kind, heading, rows: written }: RawSection,
  breaks: RowBreaks,
  marks: Marks | undefined,
): { readonly ways: RawEntry[][]; readonly rows: readonly Paragraph[] } {
  const rows = withPlainDates(withPlainEmployers(kind === 'experience' ? withPlainHeads(written) : written));
  if (rows.length === 0) return { ways: [[]], rows: [] };
  // Loose text between sections has no entries either, with or without dates.
  const isTold = !hasEntries(kind) || (kind === 'other' && heading === null);
  if (isTold) {
    const told = joinWrapped(rows, breaks, () => false);
    return { ways: [[{ head: [], body: told }]], rows: told };
  }
  const isOneLiner = (row: Row): boolean => isEntryByItself(row, kind);
  const plainAnchors = findAnchors(rows, false, isOneLiner);
  const rowsAbove = learnRowsAbove(rows, plainAnchors);
  // A row that was a whole line in an earlier reading stays one.
  const isFixed = (index: number): boolean =>
    rows[index]?.mark !== undefined || isHeadRow(rows, plainAnchors, index, rowsAbove);
  const paragraphs = joinWrapped(rows, breaks, isFixed);
  const marked = marks && splitAtMarks(paragraphs, marks);
  if (marked) return { ways: [marked], rows: paragraphs };
  const anchors = findAnchors(paragraphs, false, isOneLiner);
  const isSeen = anchors.includes(true) && (isWork(kind) || kind === 'education' || kind === 'projects');
  const seen = isSeen ? splitByLook(paragraphs, anchors, kind) : undefined;
  const told = splitByWords(paragraphs, anchors, kind);
  return { ways: seen ? [told, seen] : [told], rows: paragraphs };
}

/** As in an earlier reading. New lines belong to the entry around them. */
function splitAtMarks(rows: readonly Paragraph[], marks: Marks): RawEntry[] | undefined {
  const marked = rows.map((row): Paragraph => {
    const { mark: own, ...rest } = row;
    const mark = own && lineKey(own.text) === lineKey(row.text) ? own : marks.find(row.text);
    return mark ? { ...rest, mark } : rest;
  });
  if (marked.filter(({ mark }) => mark).length * 2 < marked.length) return undefined;
  const entries: { head: Paragraph[]; body: Paragraph[] }[] = [];
  for (const row of marked) {
    const open = entries.at(-1);
    const plain = { ...row, isBullet: false, bulletIndent: null, bulletMark: '' };
    if (row.mark?.is === 'entry') entries.push({ head: [plain], body: [] });
    else if (row.mark?.is === 'entry-more' && open && open.body.length === 0) open.head.push(plain);
    else if (open) open.body.push(row);
    else entries.push({ head: [], body: [row] });
  }
  return entries;
}

function splitByWords(paragraphs: readonly Paragraph[], anchors: readonly boolean[], kind: SectionKind): RawEntry[] {
  const oneLiners = splitOneLiners(paragraphs, kind);
  if (oneLiners) return oneLiners;
  if (anchors.includes(true)) return splitAtAnchors(paragraphs, anchors, learnRowsAbove(paragraphs, anchors), kind);
  if (hasBulletedEntries(kind)) {
    const bulletAnchors = findAnchors(paragraphs, true);
    if (bulletAnchors.includes(true)) return splitAtBullets(paragraphs, bulletAnchors);
  }
  return splitWithoutDates(paragraphs, kind);
}

/**
 * Bulleted employers, each above its role and dates: "• Kestrel Foods" over "Engineer, 2016 – Present", whose own
 * bullets are further in. If all bullets at the outer margin are like that, each opens an entry.
 */
function withPlainEmployers(rows: readonly Row[]): readonly Row[] {
  const margin = Math.min(...rows.map((row) => row.bulletIndent ?? Number.POSITIVE_INFINITY));
  const outer = rows.flatMap((row, index) => (row.bulletIndent === margin ? [index] : []));
  const isAboveDates = (index: number): boolean => {
    const next = rows[index + 1];
    return next !== undefined && next.bulletIndent === null && anchorStrength(next) === 'strong';
  };
  if (outer.length === 0 || !outer.every((index) => isAboveDates(index) && !isProse(rows[index]?.text ?? '')))
    return rows;
  const opening = new Set(outer);
  return rows.map((row, index) => (opening.has(index) ? { ...row, bulletIndent: null, bulletMark: '' } : row));
}

/** A bullet with nothing but dates dates the entry above; it is not part of its body. */
function withPlainDates(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    const above = rows[index - 1];
    if (row.bulletIndent === null || !above || above.bulletIndent !== null || !isDatesOnly(row.text)) return row;
    return { ...row, bulletIndent: null, bulletMark: '' };
  });
}

/** "□2015年4月～2021年3月　株式会社みなと商事": a bullet character that only dated rows have marks the heads of roles. */
function withPlainHeads(rows: readonly Row[]): readonly Row[] {
  const bulletMarks = new Set(rows.flatMap((row) => (row.bulletIndent === null ? [] : row.bulletMark)));
  const isOfRoles = (bulletMark: string): boolean => {
    const marked = rows.filter((row) => row.bulletIndent !== null && row.bulletMark === bulletMark);
    return marked.length > 1 && marked.length < rows.length && marked.every((row) => anchorStrength(row) === 'strong');
  };
  const dated = datedBullets(rows);
  if (dated.size > 0)
    return rows.map((row, at) => (dated.has(at) ? { ...row, bulletIndent: null, bulletMark: '' } : row));
  const ofRoles = new Set([...bulletMarks].filter(isOfRoles));
  if (ofRoles.size === 0) return rows;
  return rows.map((row) =>
    row.bulletIndent !== null && ofRoles.has(row.bulletMark) ? { ...row, bulletIndent: null, bulletMark: '' } : row,
  );
}

const minDated = 4;

/** "• June 2017: Head of Marketing at Orientis": where nearly all bullets at the margin begin with dates, each is a head. */
function datedBullets(rows: readonly Row[]): ReadonlySet<number> {
  const margin = Math.min(...rows.map((row) => row.bulletIndent ?? Number.POSITIVE_INFINITY));
  const outer = rows.flatMap((row, index) => (row.bulletIndent === margin ? [index] : []));
  const dated = outer.filter((index) => {
    const row = rows[index] as Row;
    const found = findPeriod(row.text);
    return found?.from === 0 && anchorStrength(row) !== 'none';
  });
  return new Set(dated.length >= minDated && dated.length >= outer.length * 0.8 ? dated : []);
}

/** "MSc Physics, Leeds, 2015" is a complete entry. */
function isEntryByItself(row: Row, kind: SectionKind): boolean {
  if (kind === 'certifications' || kind === 'awards') return true;
  if (kind === 'education') return degreeScore(row.text) + schoolScore(row.text) > 0 && !isLabelled(row.text);
  if (kind !== 'experience' && kind !== 'volunteering') return false;
  const isYearFirst = row.blankLinesBefore > 0 && /^(?:19|20)\d{2}\s*[:：]/u.test(row.text);
  return isYearFirst || (titleScore(row.text) >= 2 && countWords(row.text) <= 12);
}

/** Nothing precedes the first entry, so the rows above its dates show how the heads of the section are built. */
function learnRowsAbove(rows: readonly Row[], anchors: readonly boolean[]): number {
  const first = anchors.indexOf(true);
  if (first < 0 || first > 3) return 0;
  return rows.slice(0, first).some((row) => row.bulletIndent !== null || isProse(row.text)) ? 0 : first;
}

function isHeadRow(rows: readonly Row[], anchors: readonly boolean[], index: number, rowsAbove: number): boolean {
  const row = rows[index];
  if (!row || anchors[index]) return anchors[index] ?? false;
  for (let below = 1; below <= rowsAbove; below += 1) {
    if (anchors[index + below] && !isProse(row.text)) return true;
  }
  return false;
}

/** Bulleted one-line entries: "• BSc Physics, Leeds, 2019". Bullets below the first level are their bodies. */
function splitAtBullets(rows: readonly Paragraph[], anchors: readonly boolean[]): RawEntry[] {
  const entries: { head: Paragraph[]; body: Paragraph[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const open = entries.at(-1);
    if (!open || (anchors[index] && row.depth === 0))
      entries.push(anchors[index] ? { head: [row], body: [] } : { head: [], body: [row] });
    else open.body.push(row);
  }
  return entries;
}
