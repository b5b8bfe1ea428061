/** Labelled edits of one resume. `[before, after]` replaces a line; `['@line', after]` adds one to that line's entry or section. */
export interface GuardCase {
  readonly resume: string;
  readonly statedFacts?: readonly string[];
  readonly honest: readonly (readonly [string, string])[];
  /** True, but worded so differently that only the person can tell: questioned, never held. */
  readonly asked?: readonly (readonly [string, string])[];
  readonly lies: readonly (readonly [string, string])[];
  /** Lies that could pass for a rewording of the line: at least questioned. */
  readonly disguised?: readonly (readonly [string, string])[];
}
