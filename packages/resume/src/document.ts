import type { LineId } from '@fitted/contract/edits/edit';
import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Language } from '@fitted/contract/languages';

/**
 * A resume as a structure over the person's own lines.
 *
 * The lines are the source of truth: joined in order they are the resume, word for word. Everything else (`contact`,
 * `fields`, `groups`) is a *reading* of those lines for templates, the score and the guard; it never contains a word
 * that no line has.
 */
export interface ResumeDocument {
  readonly language: Language;
  /** Everything above the first section: name, headline, contact details. */
  readonly head: Head;
  readonly sections: readonly Section[];
}

/** Stable within one document: edits address lines, entries and sections by id. */
export type NodeId = string;

/** Where lines are numbered. Anywhere else an id comes from a line, an edit or a checked message. */
export const asLineId = (id: string): LineId => id as LineId;

export interface Line {
  readonly id: LineId;
  /** Trimmed, single-spaced, without the bullet character. Never empty. */
  readonly text: string;
  readonly kind: 'text' | 'bullet';
  /** Nesting of bullets, 0 for the outermost. */
  readonly depth: number;
}

export interface Head {
  readonly lines: readonly Line[];
  readonly contact: Contact;
}

export interface Contact {
  readonly name?: string;
  /** "Senior Nurse": the line under the name that says what the person is. */
  readonly headline?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly place?: string;
  readonly links: readonly string[];
}

export interface Section {
  readonly id: NodeId;
  /** What the heading means; `other` keeps an unknown section as it is. */
  readonly kind: SectionKind;
  /** Null only for text without a heading. */
  readonly heading: Line | null;
  /** Prose and lists have one entry with no head; roles, degrees and projects one entry each. */
  readonly entries: readonly Entry[];
  /** Skills and spoken languages read as groups; empty for other kinds. */
  readonly groups: readonly SkillGroup[];
}

export interface Entry {
  readonly id: NodeId;
  /** The lines that name the entry: title, employer, place, dates. Empty for prose. */
  readonly head: readonly Line[];
  readonly fields: EntryFields;
  readonly body: readonly Line[];
}

export interface EntryFields {
  /** Role, degree, or project name. */
  readonly title?: string;
  /** Employer, school, issuer. */
  readonly organisation?: string;
  readonly place?: string;
  readonly period?: Period;
}

export interface Period {
  /** As written: "Jan 2020 – Present". */
  readonly text: string;
  readonly start?: YearMonth;
  /** Absent together with `isCurrent` when only one date is given. */
  readonly end?: YearMonth;
  readonly isCurrent: boolean;
}

export interface YearMonth {
  readonly year: number;
  /** 1–12; absent when the resume gives the year only. */
  readonly month?: number;
}

export interface SkillGroup {
  /** "Languages" in "Languages: Go, Python". */
  readonly label?: string;
  readonly items: readonly string[];
}
