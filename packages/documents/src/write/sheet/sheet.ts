import type { Language } from '@fitted/contract/languages';
import type { SectionKind } from '@fitted/resume/document';

/**
 * A resume arranged for paper, before any format: what stands where and in which role, in reading order.
 * Both the PDF and the Word writer draw this and nothing else, so that they agree on every word.
 */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly head: readonly HeadBlock[];
  readonly sections: readonly SheetSection[];
}

/**
 * A string flows and may wrap at its spaces. A word in a list of one stays in one piece (hyphens and slashes are no
 * place to break), because a tracking system reads a word broken over two lines as two. A second item is its link.
 * A sign set `apart` is a full-width mark after another one: pushed together, as is the custom, they are read as two lines.
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

/** The rows that name an entry; never parted from the line that follows. */
export interface EntryHead {
  readonly kind: 'entry';
  readonly rows: readonly EntryRow[];
}

export interface EntryRow {
  readonly fields: readonly EntryField[];
  /** The person's own line, word for word: its parts are set side by side, with nothing between them. */
  readonly isVerbatim: boolean;
  readonly period: Text | null;
  /** Where the period stands in the person's own order: a row never reads differently from its source. */
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
  /** "Languages:" of "Languages: Go, Python"; null when the line has no label. */
  readonly label: Text | null;
  readonly text: Text;
}
