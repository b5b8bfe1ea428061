import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Language } from '@fitted/contract/languages';

/**
 * A resume laid out for paper, independent of format: what goes where and in which role, in reading order.
 * Both the PDF and the Word writer draw only this, so they agree on every word.
 */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly head: readonly HeadBlock[];
  readonly sections: readonly SheetSection[];
}

/**
 * A string may wrap at its spaces. A one-element array is a word that must not break, not even at hyphens and slashes, because
 * an applicant tracking system reads a word broken over two lines as two. A second element is its link target.
 * `apart` is a full-width punctuation mark after another one: kerned together, as is customary, they are read as two lines.
 */
export type Span =
  | string
  | readonly [word: string]
  | readonly [word: string, href: string]
  | { readonly apart: string };
export type Text = readonly Span[];

export type HeadBlock =
  | { readonly kind: 'name' | 'headline' | 'note'; readonly text: Text }
  | { readonly kind: 'contact'; readonly items: readonly Text[] };

export interface SheetSection {
  readonly kind: SectionKind;
  readonly heading: Text | null;
  readonly blocks: readonly SheetBlock[];
}

export type SheetBlock = EntryHead | SheetLine;

/** The rows that name an entry. Never separated from the line that follows. */
export interface EntryHead {
  readonly kind: 'entry';
  readonly rows: readonly EntryRow[];
}

export interface EntryRow {
  readonly fields: readonly EntryField[];
  /** The person's own line, word for word: its parts are joined with nothing between them. */
  readonly isVerbatim: boolean;
  readonly period: Text | null;
  /** Where the person wrote the period, so that a row reads in the same order as its source. */
  readonly periodAt: 'start' | 'end';
}

export interface EntryField {
  readonly role: 'title' | 'organisation' | 'place' | 'plain';
  readonly text: Text;
}

export interface SheetLine {
  readonly kind: 'line';
  readonly isBullet: boolean;
  readonly depth: number;
  /** "Languages:" in "Languages: Go, Python"; null if the line has no label. */
  readonly label: Text | null;
  readonly text: Text;
}
