import type { ProfileSize } from '@fitted/resume/parse/profile-export/profile-type';
import { plainHyphens, spanText } from './row-text.ts';
import { isUnspaced } from './unspaced.ts';
import type { Row } from './word.ts';

/** A row of a profile with what its type size makes it. */
export interface ProfileRow extends Row {
  readonly use: ProfileSize;
  /** Distance from the row above in points of a page at scale 1; undefined at the top of a page. */
  readonly pitch: number | undefined;
}

/** Rows that are one line to a reader. */
export interface ProfileLine {
  readonly rows: readonly ProfileRow[];
  readonly text: string;
  /** Visible space above. */
  readonly isApart: boolean;
}

/** What links point to says no more than their text does, but adds what the network tracks. */
export function lineOf(rows: readonly ProfileRow[], isApart: boolean, isAddress = false): ProfileLine {
  const text = rows
    .map((row) => spanText({ ...row, words: row.words.map(({ link: _, ...word }) => word) }))
    .reduce((all, part) => `${all}${(isAddress ? part.startsWith('(') : isWhole(all, part)) ? ' ' : ''}${part}`);
  return { rows, text: plainHyphens(text), isApart };
}

/** This maker breaks words only at hyphens and strokes that they have. */
const isWhole = (text: string, next: string): boolean =>
  !/\S[-\u00ad/]$/u.test(text) && !(isUnspaced(text.at(-1) ?? '') && isUnspaced(next[0] ?? ''));
