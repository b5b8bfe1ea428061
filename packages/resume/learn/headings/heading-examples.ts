import { areRuled } from '../../src/parse/headings/find-headings.ts';
import { findHeadingsByRules } from '../../src/parse/headings/headings-by-rules.ts';
import { seeHeadings } from '../../src/parse/headings/learnt/features.ts';
import { matchHeading } from '../../src/parse/headings/match-heading.ts';
import { pageRows } from '../../src/parse/parse-resume.ts';
import type { LineLook } from '../../src/parse/rows/line-look.ts';
import type { Row } from '../../src/parse/rows/rows.ts';
import type { Page } from '../real/pages.ts';

/** The rows of a page, their features, and whether each is a section heading: `undefined` if the label does not say. */
export interface HeadingExample {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly isRule: readonly boolean[];
  readonly seen: readonly (readonly string[])[];
  readonly gold: readonly (boolean | undefined)[];
}

export function headingExample({ name, text, label }: Page, looks: readonly LineLook[]): HeadingExample {
  const rows = pageRows(text, looks);
  const byRules = findHeadingsByRules(rows);
  const isRule = areRuled(rows, byRules);
  const isInline = new Set(byRules.filter(({ contentFrom }) => contentFrom !== undefined).map(({ row }) => row));
  const headings = findAgain(rows, isRule, label.sections ?? []);
  // Labels may leave out the heading of the contact details.
  const isUntold = (row: Row, at: number): boolean => isInline.has(at) || matchHeading(row.text)?.kind === 'contact';
  const gold = rows.map((row, at) => headings.has(at) || (isUntold(row, at) ? undefined : false));
  return { name, rows, isRule, seen: seeHeadings(rows, isRule), gold };
}

/** Finds the labelled headings; of equal rows prefers headings by the rules, then rows below the last, then size. */
function findAgain(rows: readonly Row[], isRule: readonly boolean[], sections: readonly string[]): Set<number> {
  const keys = rows.map(({ text }) => fold(text));
  const found = new Set<number>();
  let last = -1;
  for (const wanted of sections.map(fold)) {
    if (wanted === '') continue;
    const rankOf = (at: number): number =>
      (isRule[at] ? 4e6 : 0) + (at > last ? 2e6 : 0) + (rows[at]?.look?.size ?? 0) * 1e3 - at / 1e3;
    const [best] = keys
      .flatMap((key, at) => (key === wanted && !found.has(at) ? [at] : []))
      .sort((a, b) => rankOf(b) - rankOf(a));
    if (best === undefined) continue;
    found.add(best);
    last = best;
  }
  return found;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
