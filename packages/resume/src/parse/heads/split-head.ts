import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { isWork } from '../../section-traits.ts';
import { findPeriod, isDuration } from '../periods/periods.ts';
import { anchorStrength } from '../rows/anchors.ts';
import { isRunningHeader } from '../rows/loose-rows.ts';
import {
  degreeScore,
  isLabelled,
  isPartLabel,
  isProse,
  organisationScore,
  schoolScore,
  speaksOfSelf,
  startsLikeDuty,
  titleScore,
} from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords, hasCjk } from '../words/word-list.ts';
import { fieldOfLabel } from './field-labels.ts';
import { placeScore } from './places.ts';

export interface RawEntry {
  readonly head: readonly Paragraph[];
  readonly body: readonly Paragraph[];
}

const maxHeadRows = 4;

/** The rows that name the entry, then its body. */
export function splitHeadFromBody(rows: readonly Paragraph[], kind: SectionKind): RawEntry {
  let end = 1;
  const durations = rows.slice(0, maxHeadRows).filter((row) => isDuration(row.text)).length;
  const limit = Math.min(rows.length, maxHeadRows + durations);
  while (end < limit && belongsToHead(rows, end, kind)) end += 1;
  return { head: rows.slice(0, end), body: rows.slice(end) };
}

const opensBody = pattern('u')`[:：]$|^${readingCues.any('stillThere')}$`;
const betweenNames = pattern('u')`
  (?:(?<!\s)\s+)?[|·•]\s*|(?<!\s)\s+(?:[–—@-]|${readingCues.any('atEmployer')})\s+|,\s+
`;
const headLabel = pattern('iu')`^${readingCues.any('headLabel')}\s*[:：]`;

function belongsToHead(rows: readonly Paragraph[], index: number, kind: SectionKind): boolean {
  const row = rows[index] as Paragraph;
  const head = rows.slice(0, index);
  if (isRunningHeader(row) || isClause(row.text)) return false;
  // "Responsibilities:" opens the body.
  if (row.isBullet || row.isNumbered || isPartLabel(row.text) || opensBody.test(row.text)) return false;
  const hasPeriod = head.some((above) => findPeriod(above.text));
  if (!hasPeriod && anchorStrength(row) !== 'none') return true;
  if (isDuration(row.text)) return true;
  // Below a capitalised name, a row that starts in lower case says what was done.
  if (/^\p{Ll}+\s/u.test(row.text) && hasPeriod && /^\p{Lu}/u.test(head[0]?.text ?? '')) return false;
  if (
    isProse(row.text) ||
    speaksOfSelf(row.text) ||
    startsLikeDuty(row.text) ||
    countWords(row.text) > 12 ||
    row.text.length > 100
  )
    return false;
  if (!hasPeriod && rows.slice(index + 1, index + 3).some((below) => !below.isBullet && isAnchorLike(below)))
    return true;
  if (headLabel.test(row.text)) return true;
  if (fieldOfLabel(row.text) && isWork(kind)) return true;
  if (isLabelled(row.text) || /^(?:https?:|www\.)/iu.test(row.text)) return false;
  if (placeScore(row.text) === 2) return true;
  if (kind === 'projects' || kind === 'publications' || kind === 'awards')
    return (titleScore(row.text) >= 2 || organisationScore(row.text) > 0) && countWords(row.text) <= 6;
  return !isHeadComplete(head, row, rows[index + 1], kind);
}

/** "Software implementation, testing." ends like a sentence and is not a name. */
function isClause(text: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:,?\s\p{Ll}+){2,}\.$/u.test(text) && titleScore(text) < 2;
}

function isAnchorLike(row: Paragraph): boolean {
  const found = findPeriod(row.text);
  return found?.isStrong === true && found.to - found.from > row.text.length - 12;
}

/** The names in a cell apart from its dates. A space separates Chinese and Japanese names: "2019.8至今 广益家居 仓库组长". */
function namesIn(cell: string): string[] {
  const found = findPeriod(cell);
  const names = found ? `${cell.slice(0, found.from)} ${cell.slice(found.to)}` : cell;
  return (hasCjk(names) ? names.split(/\s+/u) : [names.trim()]).filter((name) => /\p{L}/u.test(name));
}

/** The head already has a title and an employer, so another short line is more likely the first duty. */
function isHeadComplete(
  head: readonly Paragraph[],
  row: Paragraph,
  next: Paragraph | undefined,
  kind: SectionKind,
): boolean {
  const cells = head
    .flatMap((above) => above.cells)
    // Below "Solutions Architect, 2021" the next short row is the issuer.
    .flatMap((cell) =>
      isWork(kind) || hasCjk(cell) || cell.length > 30 ? namesIn(cell) : findPeriod(cell) ? [] : [cell],
    );
  const parts = cells.flatMap((cell) => cell.split(betweenNames)).filter((part) => placeScore(part) === 0);
  const joined = cells.join(' | ');
  const nameScore = kind === 'education' ? degreeScore : titleScore;
  // "Veterinary Technology" is a subject; its college is in the next row.
  const isSubject = (cell: string): boolean => kind === 'education' && degreeScore(cell) > 0 && schoolScore(cell) === 0;
  const hasClearOrganisation = cells.some((cell) => organisationScore(cell) > 0 && !isSubject(cell));
  if (!hasClearOrganisation && organisationScore(row.text) > 0) return false;
  const hasName = nameScore(joined) >= 2;
  const hasOrganisation =
    hasClearOrganisation || parts.some((part) => nameScore(part) === 0 && /\p{L}/u.test(part) && !findPeriod(part));
  if (hasName && hasOrganisation) return true;
  if (nameScore(row.text) >= 2 || organisationScore(row.text) > 0) return false;
  const isFollowedByBody = next === undefined || next.isBullet || isProse(next.text) || startsLikeDuty(next.text);
  return head.length >= 2
    ? !isFollowedByBody
    : cells.length === 0
      ? false
      : !isFollowedByBody && !(countWords(row.text) <= 6);
}
