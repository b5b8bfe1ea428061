import type { Row } from './word.ts';

/** A row with its notes in a margin column: a label or dates before it, places and dates after it. */
export interface FlowRow extends Row {
  before?: readonly Row[];
  after?: readonly Row[];
}
