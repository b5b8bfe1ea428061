/** Labelled edits of one resume. `[before, after]` replaces a line; `['@ line', after]` adds one under the entry or section of that line. */
export interface GuardCase {
  readonly resume: string;
  readonly statedFacts?: readonly string[];
  readonly honest: readonly (readonly [string, string])[];
  /** True, but said so differently that only the person knows: asked about, never held. */
  readonly asked?: readonly (readonly [string, string])[];
  readonly lies: readonly (readonly [string, string])[];
  /** Lies that could as well be another wording of the line: asked about at least. */
  readonly disguised?: readonly (readonly [string, string])[];
}
