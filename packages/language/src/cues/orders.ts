/**
 * How an order to change a resume is put in plain words. What stands between the braces is a slot: `{thing}` is removed or moved, `{old}` becomes
 * `{new}`, `{what}` is written at `{place}`, `{to}` is where something moves. The rest are patterns; a space stands for any space. Accents and case
 * do not matter, and all languages are looked for together, because people mix them.
 */
export interface OrderCues {
  /** Said before an order, and after it, without asking for anything. Alternatives of a pattern, as are those below. */
  readonly lead: string;
  readonly tail: string;
  /** Said around the name of something: "my", "the line about". */
  readonly around: string;
  /** Joins the names of several things. */
  readonly and: string;
  readonly remove: readonly string[];
  readonly change: readonly string[];
  readonly tell: readonly string[];
  /** With `{spot}` for any of the places below. */
  readonly move: readonly string[];
  /** "to the top", "before {ref}"; or, where the name of the place is enough, "under {to}". */
  readonly spots: readonly string[];
}
