import type { SectionKind } from '../document.ts';
import { findAnchors } from './anchors.ts';
import { findHeadings } from './find-headings.ts';
import { detachLooseRows } from './loose-rows.ts';
import { respaceHeading } from './match-heading.ts';
import { isProse, titleScore } from './row-signs.ts';
import type { Row } from './rows.ts';
import { countWords, foldWord, wordSet } from './word-list.ts';

export interface RawSection {
  readonly kind: SectionKind;
  readonly heading: Row | null;
  readonly rows: readonly Row[];
  /** Headed "Contact" or the like: a sidebar's block that still tells how to reach the person. */
  readonly isContact: boolean;
}

export interface RawResume {
  readonly head: readonly Row[];
  readonly sections: readonly RawSection[];
}

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
const reachable = /@|\d[\d\s().-]{6,}\d|https?:|www\.|linkedin|github/iu;

/** Cuts the rows at the headings; what stands above the first one is the head, and perhaps prose without a heading. */
export function splitSections(rows: readonly Row[]): RawResume {
  const found = findHeadings(rows);
  // A contact block before every other section is part of the head.
  const firstSection = found.findIndex((heading) => heading.kind !== 'contact');
  const opening = firstSection < 0 ? [] : found.slice(firstSection);
  const first = opening[0]?.row ?? rows.length;
  const { head, rest } = splitHead(rows.slice(0, first), opening.length > 0);
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
      isContact: heading.kind === 'contact' || linkHeadings.has(foldWord(row.text)),
    });
  }
  return { head, sections: detachLooseRows(sections) };
}

function withText(row: Row, text: string): Row {
  return { ...row, text, cells: [text], blankLinesBefore: 0, isBold: false, headingLevel: 0 };
}

/** The head ends where someone starts telling: at prose, a list or dated rows after the ways to reach the person. */
function splitHead(rows: readonly Row[], hasHeadings: boolean): { head: readonly Row[]; rest: RawSection[] } {
  const lastContact = rows.findLastIndex((row, index) => reachable.test(row.text) && (hasHeadings || index < 12));
  const anchors = findAnchors(rows, false);
  let end = rows.length;
  for (let index = Math.max(lastContact + 1, 1); index < rows.length; index += 1) {
    const row = rows[index] as Row;
    const isTelling =
      row.bulletIndent !== null || countWords(row.text) > 14 || (isProse(row.text) && countWords(row.text) > 8);
    if (!isTelling && (hasHeadings || !anchors[index])) continue;
    end = index;
    break;
  }
  const titled = end > 0 && end < rows.length ? rows[end - 1] : undefined;
  const isTitled =
    titled !== undefined &&
    end - 1 > lastContact &&
    lastContact >= 0 &&
    titled.blankLinesBefore > 0 &&
    rows[end]?.blankLinesBefore === 0 &&
    countWords(titled.text) <= 6 &&
    titleScore(titled.text) < 2 &&
    titled.cells.length === 1;
  const isUntitledEntry = !hasHeadings && anchors.includes(true);
  const restRows = rows.slice(end);
  if (restRows.length === 0) return { head: rows, rest: [] };
  const kind: SectionKind = isTitled ? 'other' : isUntitledEntry ? 'experience' : 'summary';
  return {
    head: rows.slice(0, isTitled ? end - 1 : end),
    rest: [{ kind, heading: isTitled ? titled : null, rows: restRows, isContact: false }],
  };
}
