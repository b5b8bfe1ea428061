import { hasInlineHeading } from '../../section-traits.ts';
import type { Row } from '../rows/rows.ts';
import { countWords } from '../words/word-list.ts';
import { canBeHeading, type FoundHeading, type HeadingStyle, isCapitals } from './heading-style.ts';
import { type HeadingKind, type HeadingMatch, matchHeading } from './match-heading.ts';

/** "Languages: Go, Python" and "Software: Excel" are groups of skills if they are in the skills section. */
const skillLabels = new Set<HeadingKind>(['skills', 'languages', 'certifications', 'summary']);

/** "OBJECTIVE: To work with children": a heading and its content on one line. */
export function readInline(
  rows: readonly Row[],
  index: number,
  style: HeadingStyle,
  found: readonly FoundHeading[],
): Omit<FoundHeading, 'row'> | undefined {
  const row = rows[index] as Row;
  const label = style.markdownLevel > 0 ? undefined : inlineLabel(row);
  if (!label) return undefined;
  const isLoud = isCapitals(label.text) && (style.isCapitals || style.count === 0);
  const isApart = row.blankLinesBefore > 0 && (style.hasColon || style.count === 0);
  const above = found.at(-1);
  const isSure = !label.isAmbiguous && (isLoud || isApart || opensWithProfile(row, label, found));
  const isNew = above !== undefined && !found.some((other) => other.kind === label.kind);
  if (!isSure && !(isNew && isClosing(rows, index, label, above))) return undefined;
  const isGroup = above?.kind === 'skills' && (above.contentFrom === undefined || row.blankLinesBefore === 0);
  if (isGroup && !isLoud && skillLabels.has(label.kind)) return undefined;
  return { kind: label.kind, contentFrom: label.length };
}

/** "Objective: To grow with a company" below the name: nothing else stands there under such a label, however headings look. */
const opensWithProfile = ({ text }: Row, { kind, length }: InlineLabel, found: readonly FoundHeading[]): boolean =>
  found.length === 0 && kind === 'summary' && countWords(text.slice(length)) >= minWordsOfProfile;

const minWordsOfProfile = 5;

interface InlineLabel extends HeadingMatch {
  readonly text: string;
  /** Where the content begins. */
  readonly length: number;
}

function inlineLabel(row: Row): InlineLabel | undefined {
  const split = row.bulletIndent === null ? /^([^:：]{3,40}[:：])\s*(?=\S)/u.exec(row.text) : null;
  const match = split?.[1] ? matchHeading(split[1]) : undefined;
  if (!split?.[1] || !match?.isExact || !hasInlineHeading(match.kind)) return undefined;
  return { ...match, text: split[1], length: split[0].length };
}

/** "Education: BA, Leeds" after the last role: only another such line or a heading may follow, not another role. */
function isClosing(
  rows: readonly Row[],
  index: number,
  { isAmbiguous, text }: InlineLabel,
  above: FoundHeading,
): boolean {
  const isUnderAnother = above.contentFrom !== undefined && above.row === index - 1;
  if (!isUnderAnother && (isAmbiguous || rows[index]?.blankLinesBefore === 0)) return false;
  // A label that occurs in other roles too is not a heading after the last one.
  if (rows.some((row, at) => at !== index && row.text.startsWith(text))) return false;
  const next = rows.slice(index + 1).find((row) => row.blankLinesBefore > 0);
  return (
    next === undefined ||
    inlineLabel(next) !== undefined ||
    (canBeHeading(next) && matchHeading(next.text)?.isExact === true)
  );
}
