import type { NodeId } from '@fitted/resume/document';

/** What a line of a resume is, before anything touches it. */
export type LineKind =
  /** Names a role, a degree, a project, or opens a group of lines. */
  | 'head'
  | 'heading'
  /** "Client: Northwind", "Duration: 6 months". */
  | 'label-value'
  /** "Go, Python, SQL". */
  | 'list'
  /** One point among others, whether or not its bullet survived. */
  | 'bullet'
  /** Sentences. */
  | 'prose'
  /** The rest of a sentence that another line began. */
  | 'continuation'
  /** A link, an address. */
  | 'address'
  /** A torn cell, a lone word, a figure. */
  | 'fragment';

/** How sure the kind is; each proposer states how sure it must be before it changes a line. */
export type Certainty = 'sure' | 'likely' | 'unsure';

export interface LineReading {
  readonly kind: LineKind;
  readonly certainty: Certainty;
}

export type LineReadings = ReadonlyMap<NodeId, LineReading>;

const ranks: Readonly<Record<Certainty, number>> = { unsure: 0, likely: 1, sure: 2 };

export function isAtLeast(certainty: Certainty, wanted: Certainty): boolean {
  return ranks[certainty] >= ranks[wanted];
}
