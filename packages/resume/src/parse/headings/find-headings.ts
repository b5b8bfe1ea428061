import { hasEntries } from '../../section-traits.ts';
import { findLargestName } from '../contact/largest-name.ts';
import { findPeriod } from '../periods/periods.ts';
import { anchorStrength } from '../rows/anchors.ts';
import { isFormHead } from '../rows/form-dates.ts';
import { degreeScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { canBeHeading, type FoundHeading } from './heading-style.ts';
import { findHeadingsByRules, isTitleOfPaper, marksHeadings } from './headings-by-rules.ts';
import { headingModels } from './learnt/model.ts';
import { scoreHeadings } from './learnt/score.ts';
import { findLoudHeadings } from './loud-headings.ts';
import { guessKind, type HeadingKind, headingKinds, matchHeading } from './match-heading.ts';

/** The model compares the rows of a page with each other; a few lines are not enough for that. */
const minRows = 16;

/** Below zero, because a missed heading loses its whole section, while one too many only splits a section. */
const minScore = -0.4;

/** The headings of a page. */
export function findHeadings(rows: readonly Row[]): FoundHeading[] {
  return rows.some((row) => row.mark)
    ? judgeHeadings(rows)
    : withoutNames(withoutParts(judgeHeadings(rows), rows), rows);
}

/** What a role, a degree or an employer is called, right above a row with dates, opens an entry and no section. */
function withoutNames(found: readonly FoundHeading[], rows: readonly Row[]): FoundHeading[] {
  const kept: FoundHeading[] = [];
  for (const heading of found) {
    // "学歴・職歴" over the columns of a form: each of the two has a heading of its own.
    const ofForm = kindsOfForm(rows, heading.row);
    if (ofForm.includes('education') && ofForm.includes('experience')) continue;
    const above = kept.at(-1);
    if (!above || !isNameOfEntry(heading, above, rows)) kept.push(heading);
  }
  return kept;
}

/** What the columns of a form tell of, if this row says so above them. */
function kindsOfForm(rows: readonly Row[], at: number): readonly HeadingKind[] {
  const columns = rows[at - 1];
  return columns && isFormHead(columns)
    ? headingKinds((rows[at]?.text.split(/[(（]/u)[0] ?? '').replace(/\s/gu, ''))
    : [];
}

function isNameOfEntry({ row: at, contentFrom }: FoundHeading, above: FoundHeading, rows: readonly Row[]): boolean {
  const row = rows[at] as Row;
  if (contentFrom !== undefined || above.kind === 'contact' || !hasEntries(above.kind)) return false;
  if (matchHeading(row.text)) return false;
  const isOfStudy = above.kind === 'education' && degreeScore(row.text) > 0;
  if (isOfStudy && schoolScore(row.text) === 0 && schoolScore(rows[at + 1]?.text ?? '') > 0) return true;
  if (!isAboveDates(rows, at)) return false;
  if (isOfStudy) return true;
  if (above.kind === 'experience' && titleScore(row.text) >= 2) return true;
  const first = rows[above.row + 1];
  return (
    row.look === undefined &&
    above.kind !== 'other' &&
    first?.bulletIndent === null &&
    isAboveDates(rows, above.row + 1)
  );
}

/** A row without dates, and right below it one with them. */
function isAboveDates(rows: readonly Row[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next || next.blankLinesBefore > 0 || next.bulletIndent !== null) return false;
  return anchorStrength(row) === 'none' && anchorStrength(next) === 'strong';
}

const minRoles = 2;

/** "Achievements" among the roles is a part of one of them if roles follow: an award has no beginning and end. */
function withoutParts(found: readonly FoundHeading[], rows: readonly Row[]): FoundHeading[] {
  const isRole = (row: Row) => {
    const { period } = findPeriod(row.text) ?? {};
    const isRange = period?.start?.month !== undefined && (period.isCurrent || period.end?.month !== undefined);
    return row.bulletIndent === null && isRange && anchorStrength(row) === 'strong';
  };
  return found.filter(({ row, kind }, at) => {
    if (kind !== 'awards' || found[at - 1]?.kind !== 'experience') return true;
    return rows.slice(row + 1, found[at + 1]?.row).filter(isRole).length < minRoles;
  });
}

/** Each row is judged by its look compared with the others, by its words and by the rules. */
function judgeHeadings(rows: readonly Row[]): FoundHeading[] {
  const byRules = findHeadingsByRules(rows);
  if (rows.length < minRows || rows.some((row) => row.mark) || marksHeadings(rows)) return byRules;
  const ruled = new Map(byRules.map((heading) => [heading.row, heading]));
  const name = new Set(findLargestName(rows));
  const scores = scoreHeadings(rows, areRuled(rows, byRules), headingModels());
  const loud = findLoudHeadings(rows);
  const first = rows.findIndex((row, at) => ruled.has(at) || isSure(row) || name.has(row) || row.text.includes('@'));
  return rows.flatMap((row, at) => {
    const rule = ruled.get(at);
    const [told] = kindsOfForm(rows, at);
    if (told) return [{ row: at, kind: told }];
    if (rule && (rule.contentFrom !== undefined || isSure(row))) return [rule];
    if (!rule && loud.has(at)) return [{ row: at, kind: matchHeading(row.text)?.kind ?? guessKind(row.text) }];
    if ((scores[at] ?? 0) <= minScore || name.has(row) || isTitleOfPaper(rows, at)) return [];
    const kind = matchHeading(row.text)?.kind;
    // Nothing but the name comes before the name, the e-mail address and every known heading.
    const isNew = canBeHeading(row) && (kind !== undefined || (at > first && (row.look !== undefined || !isHead(row))));
    return rule || isNew ? [rule ?? { row: at, kind: kind ?? guessKind(row.text) }] : [];
  });
}

/** Which rows are headings by the rules, except those that share their row with content: they are not judged again. */
export function areRuled(rows: readonly Row[], byRules: readonly FoundHeading[]): boolean[] {
  const ruled = new Set(byRules.filter(({ contentFrom }) => contentFrom === undefined).map(({ row }) => row));
  return rows.map((_, at) => ruled.has(at));
}

/** Words that are always a section heading. */
function isSure({ text }: Row): boolean {
  const match = matchHeading(text);
  return match?.isExact === true && !match.isAmbiguous;
}

/** In plain text "Volunteer, Nordlicht, Berlin" is the head of a role. */
function isHead({ text }: Row): boolean {
  return titleScore(text) >= 2 || /[,，|]/u.test(text);
}
