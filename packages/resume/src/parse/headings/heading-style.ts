import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Row } from '../rows/rows.ts';
import { countWords } from '../words/word-list.ts';
import { type HeadingKind, type HeadingMatch, headingNumber } from './match-heading.ts';

export interface FoundHeading {
  readonly row: number;
  readonly kind: HeadingKind;
  /** The heading shares its line with content ("Skills: Go, SQL"); the index where the content begins. */
  readonly contentFrom?: number;
}

/** How the known headings of this resume look; unknown ones must look the same. */
export interface HeadingStyle {
  readonly isCapitals: boolean;
  readonly hasGap: boolean;
  readonly hasWideGap: boolean;
  readonly hasColon: boolean;
  readonly isUnderlined: boolean;
  /** With a bullet before them or brackets around them. */
  readonly isDecorated: boolean;
  readonly isSigned: boolean;
  readonly isBracketed: boolean;
  readonly isBold: boolean;
  readonly markdownLevel: number;
  readonly count: number;
}

/** What Japanese forms print under their last row. */
const formEnd = pattern('u')`^(?:${readingCues.any('formEnd')})$`;

export function canBeHeading(row: Row): boolean {
  if ((isListed(row) && !row.look?.isBold) || formEnd.test(row.text)) return false;
  return (
    row.text.length <= 60 &&
    row.cells.length === 1 &&
    countWords(row.text) <= 8 &&
    !/[@\d]{2}|[.;!?]$|,$/u.test(row.text.slice(headingNumber(row.text).length))
  );
}

/** A list item with nothing that marks it as a heading. */
export function isListed(row: Row): boolean {
  return row.bulletIndent !== null && !row.isDecorated && row.headingLevel === 0 && !row.isBold;
}

export function learnStyle(rows: readonly Row[], matches: readonly (HeadingMatch | undefined)[]): HeadingStyle {
  const sure = rows.filter((_, index) => matches[index]?.isExact && !matches[index]?.isAmbiguous);
  const most = (test: (row: Row) => boolean): boolean => sure.length > 0 && sure.filter(test).length * 2 > sure.length;
  const wide = rows.filter((row, index) => index > 0 && row.blankLinesBefore >= 2);
  const levels = sure.map((row) => row.headingLevel).filter((level) => level > 0);
  return {
    isCapitals: most((row) => isCapitals(row.text)),
    hasGap: most((row) => row.blankLinesBefore > 0 || rows[0] === row),
    // How our own text sets headings. Empty space on a page often looks alike, so most known headings must have it too.
    hasWideGap:
      wide.length > 0 &&
      wide.every((row) => canBeHeading(row) && row.bulletIndent === null) &&
      (sure.length === 0 || most((row) => row.blankLinesBefore >= 2)),
    hasColon: most((row) => /[:：]$/u.test(row.text)),
    isUnderlined: most((row) => row.isUnderlined),
    isDecorated: most((row) => row.isDecorated || isBracketed(row.text)),
    isSigned: most((row) => row.isDecorated),
    isBracketed: most((row) => isBracketed(row.text)),
    isBold: most((row) => row.isBold),
    markdownLevel: levels.reduce((lowest, level) => (lowest === 0 ? level : Math.min(lowest, level)), 0),
    count: sure.length,
  };
}

export function isCapitals(text: string): boolean {
  // "II." is not a word in capitals.
  const words = text.replace(/^[IVX]{1,4}[.)]/u, '');
  return /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words);
}

function isBracketed(text: string): boolean {
  return /^[【［[〈《<]/u.test(text);
}

/** If ■ marks the sections, 【】 marks parts of them, and vice versa. */
export function isMarkedOtherwise(row: Row, style: HeadingStyle): boolean {
  return style.isSigned ? isBracketed(row.text) && !row.isDecorated : style.isBracketed && !isBracketed(row.text);
}
