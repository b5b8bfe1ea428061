import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { readContact } from '../contact/read-contact.ts';
import { findHeadings } from '../headings/find-headings.ts';
import { matchHeading, respaceHeading } from '../headings/match-heading.ts';
import { findPeriod } from '../periods/periods.ts';
import { kindOf } from '../reading.ts';
import { anchorStrength } from '../rows/anchors.ts';
import { detachLooseRows } from '../rows/loose-rows.ts';
import type { RawResume, RawSection } from '../rows/raw-resume.ts';
import { isProse, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { countWords, foldWord, wordSet } from '../words/word-list.ts';

const linkHeadings = wordSet([
  'links',
  'profiles',
  'social',
  'social media',
  'enlaces',
  'liens',
  'リンク',
  '链接',
  '社交主页',
  'online',
]);
const reachable = /@|https?:|www\.|linkedin|github/iu;
const phoneLike = /\d[\d\s().-]{6,}\d/u;

/** Splits the rows at the headings. Above the first one is the head, and perhaps prose or roles without a heading. */
export function splitSections(rows: readonly Row[]): RawResume {
  const found = findHeadings(rows);
  // A contact block before every other section is part of the head.
  const firstSection = found.findIndex((heading) => heading.kind !== 'contact');
  const opening = firstSection < 0 ? [] : found.slice(firstSection);
  const first = opening[0]?.row ?? rows.length;
  const above = rows.slice(0, first);
  const { head, rest } = splitMarked(above) ?? splitHead(above, opening.length > 0);
  const sections: RawSection[] = [...rest];
  for (const [index, heading] of opening.entries()) {
    const row = rows[heading.row] as Row;
    const until = opening[index + 1]?.row ?? rows.length;
    const following = rows.slice(heading.row + 1, until);
    const inline = heading.contentFrom === undefined ? [] : [withText(row, row.text.slice(heading.contentFrom))];
    const headingText =
      heading.contentFrom === undefined ? respaceHeading(row.text) : row.text.slice(0, heading.contentFrom).trim();
    sections.push({
      kind: heading.kind === 'contact' ? 'other' : heading.kind,
      heading: { ...withText(row, headingText), blankLinesBefore: row.blankLinesBefore },
      rows: [...inline, ...following],
      isContact: heading.kind === 'contact' || isMarkedContact(row) || linkHeadings.has(foldWord(row.text)),
    });
  }
  if (rows.some((row) => row.mark)) return { head, sections };
  const withRoles = withExperience(sections.flatMap((section) => detachRoles(section, sections)));
  return { head, sections: detachLooseRows(withRoles, readContact(head, [], head).name) };
}

/** Two or more dated rows in the summary are roles whose heading is missing. */
function detachRoles(section: RawSection, all: readonly RawSection[]): RawSection[] {
  if (section.kind !== 'summary' || section.heading === null || all.some(({ kind }) => kind === 'experience'))
    return [section];
  const { rows } = section;
  const isRole = rows.map(
    (row, at) =>
      at > 0 &&
      row.bulletIndent === null &&
      row.blankLinesBefore > 0 &&
      anchorStrength(row) === 'strong' &&
      !isProse(row.text),
  );
  const from = isRole.indexOf(true);
  if (from < 0 || isRole.filter(Boolean).length < 2) return [section];
  return [
    { ...section, rows: rows.slice(0, from) },
    { kind: 'experience', heading: null, rows: rows.slice(from), isContact: false },
  ];
}

const ofExperience = pattern('iu')`${readingCues.any('experienceInName')}`;

/** "Project experience" is the work experience if there is no other section for it. */
function withExperience(sections: readonly RawSection[]): RawSection[] {
  if (sections.some((section) => section.kind === 'experience')) return [...sections];
  const isWork = ({ kind, heading }: RawSection): boolean =>
    kind === 'projects' && ofExperience.test(heading?.text ?? '');
  return sections.map((section) => (isWork(section) ? { ...section, kind: 'experience' } : section));
}

function isMarkedContact(row: Row): boolean {
  return row.mark !== undefined && matchHeading(row.text)?.kind === 'contact';
}

/** Above the first heading, an earlier reading separates the head from sections without a heading. */
function splitMarked(rows: readonly Row[]): SplitHead | undefined {
  if (!rows.some((row) => row.mark)) return undefined;
  const isOfHead = (row: Row): boolean => row.mark === undefined || row.mark.is === 'name' || row.mark.is === 'head';
  const from = rows.findIndex((row) => !isOfHead(row));
  if (from < 0) return { head: rows, rest: [] };
  const starts = rows.flatMap((row, index) => (index > from && row.mark?.kind !== undefined ? [index] : []));
  const bounds = [from, ...starts, rows.length];
  const rest = bounds.slice(0, -1).map((start, index) => ({
    kind: rows[start]?.mark ? kindOf(rows[start].mark) : ('other' as const),
    heading: null,
    rows: rows.slice(start, bounds[index + 1]),
    isContact: false,
  }));
  return { head: rows.slice(0, from), rest };
}

function withText(row: Row, text: string): Row {
  return { ...row, text, cells: [text], blankLinesBefore: 0, isBold: false, headingLevel: 0 };
}

interface SplitHead {
  readonly head: readonly Row[];
  readonly rest: readonly RawSection[];
}

/** The head ends at the first prose, list or dated rows after the contact details. */
function splitHead(rows: readonly Row[], hasHeadings: boolean): SplitHead {
  const isDated = rows.map((row) => row.bulletIndent === null && anchorStrength(row) === 'strong');
  const isContact = (row: Row): boolean =>
    reachable.test(row.text) || (phoneLike.test(row.text) && !findPeriod(row.text));
  const lastContact = rows.findLastIndex((row, at) => isContact(row) && !isDated[at] && (hasHeadings || at < 12));
  const rolesFrom = findUntitledRoles(rows, isDated, lastContact, hasHeadings);
  const tellingFrom = rows.findIndex((row, at) => at > Math.max(lastContact, 0) && isTelling(row));
  const end = Math.min(rolesFrom, tellingFrom < 0 ? rows.length : tellingFrom);
  const prose = splitProse(rows, end, rolesFrom, lastContact);
  const roles = rows.slice(rolesFrom);
  return {
    head: rows.slice(0, prose?.heading ? end - 1 : end),
    rest: [
      ...(prose ? [prose] : []),
      ...(roles.length > 0 ? [{ kind: 'experience', heading: null, rows: roles, isContact: false } as const] : []),
    ],
  };
}

function isTelling(row: Row): boolean {
  return row.bulletIndent !== null || countWords(row.text) > 14 || (isProse(row.text) && countWords(row.text) > 8);
}

/** Where roles without a heading begin: at two dated rows, or one if the resume has no headings at all. */
function findUntitledRoles(
  rows: readonly Row[],
  isDated: readonly boolean[],
  lastContact: number,
  hasHeadings: boolean,
): number {
  const dated = rows.map((_, at) => at).filter((at) => isDated[at] && at > Math.max(lastContact, 0));
  let start = dated[0];
  if (start === undefined || dated.length < (hasHeadings ? 2 : 1)) return rows.length;
  const first = start;
  while (start - 1 > Math.max(lastContact, 0) && first - start < 3 && rows[start]?.blankLinesBefore === 0) {
    if (isTelling(rows[start - 1] as Row)) break;
    start -= 1;
  }
  return start;
}

/** Prose above the first section. A short line right above it, after a blank line, is its heading. */
function splitProse(rows: readonly Row[], from: number, until: number, lastContact: number): RawSection | undefined {
  if (from >= until) return undefined;
  const above = rows[from - 1];
  const isHeading =
    above !== undefined &&
    lastContact >= 0 &&
    from - 1 > lastContact &&
    above.blankLinesBefore > 0 &&
    rows[from]?.blankLinesBefore === 0 &&
    above.cells.length === 1 &&
    countWords(above.text) <= 6 &&
    titleScore(above.text) < 2;
  return {
    kind: isHeading ? 'other' : 'summary',
    heading: isHeading ? above : null,
    rows: rows.slice(from, until),
    isContact: false,
  };
}
