import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { LookRun } from '../rows/line-look.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { placeScore } from './places.ts';

/** More changes of type than this are emphasis within a sentence. */
const maxRuns = 5;
/** A name does not end after these, even if the type changes. */
const joining = pattern('iu')`(?:^|\s)(?:${readingCues.any('joining')}|&|[-–—/+])\s*$`;

/** The cells of a row, also split where the type changes: "**Acme** *Baker*" names two things without a separator. */
export function typedCells(row: Row, kind: SectionKind): readonly string[] {
  const [year = '', month = '', ...names] = row.cells.flatMap((cell, at) =>
    at === 0 && /^(?:19|20)\d\d\s\d{1,2}$/u.test(cell) ? cell.split(' ') : [cell],
  );
  // Forms have separate columns for the year and the month.
  if (/^(?:19|20)\d\d年?$/u.test(year) && /^(?:0?[1-9]|1[0-2])月?$/u.test(month) && names.length > 0)
    return [`${year} ${month} ${names[0]}`, ...names.slice(1)];
  const runs = row.look?.runs ?? [];
  if (runs.length < 2 || runs.length > maxRuns) return row.cells;
  return row.cells.flatMap((cell) => cutCell(cell, runs, kind));
}

function cutCell(cell: string, runs: readonly LookRun[], kind: SectionKind): string[] {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  for (const run of runs) {
    const [word = ''] = run.text.split(' ');
    const found = cell.indexOf(word, at);
    if (found < 0 || word === '') continue;
    const before = cell.slice(from, found);
    const rest = cell.slice(found);
    if (isWhole(before) && isWhole(rest) && (isParted(before, rest) || areTwo(before, rest, kind))) {
      pieces.push(before);
      from = found;
    }
    at = found + word.length;
  }
  return [...pieces, cell.slice(from)];
}

/** There is a separator between them, or a bracket with a comma or an employer in it. */
function isParted(before: string, rest: string): boolean {
  if (/[,|(:;.–—-]\s*$/u.test(before)) return true;
  return /^[(（]/u.test(rest) && (rest.includes(',') || organisationScore(rest) > 0);
}

/** Without a separator, their words must show that they name different things. */
function areTwo(before: string, rest: string, kind: SectionKind): boolean {
  if (!/\s$/u.test(before)) return false;
  // "**Kestrel Foods** Leeds, UK": a town in another type than the name before it.
  if (placeScore(rest.trim()) === 2) return true;
  const [name, place] = kind === 'education' ? [degreeScore, schoolScore] : [titleScore, organisationScore];
  const isName = (text: string, other: string): boolean =>
    name(text) >= 2 && name(other) === 0 && (kind !== 'education' || place(other) > 0);
  return isName(before, rest) || isName(rest, before);
}

/** Words that can be a name on their own, with balanced brackets. */
function isWhole(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || joining.test(text)) return false;
  return (text.match(/[(（]/gu)?.length ?? 0) === (text.match(/[)）]/gu)?.length ?? 0);
}
