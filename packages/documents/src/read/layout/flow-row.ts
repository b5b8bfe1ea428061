import type { Row } from './word.ts';

/** A row with what stands beside it in a margin column: a label or dates before it, places and dates behind it. */
export interface FlowRow extends Row {
  before?: readonly Row[];
  after?: readonly Row[];
}
