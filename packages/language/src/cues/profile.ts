/**
 * How people ask to have their profile written, made stronger or plainer. Alternatives of a pattern on folded lower-case letters,
 * separated by bars; all languages are looked for together, because people mix them. Empty where a language has none.
 */
export interface ProfileCues {
  /** The part of a resume that says in a few sentences who somebody is. */
  readonly profileName: string;
  /** Opens the heading of what somebody wants, not of who they are. */
  readonly goalHeading: string;
  /** It is to be written, or written anew. */
  readonly wantsWritten: string;
  /** It is to say more, or to excuse less. */
  readonly wantsStronger: string;
  /** It sounds too grand: plainer words are wanted. */
  readonly wantsPlainer: string;
  readonly wantsShorter: string;
  /** Whether there should be one at all is only asked. */
  readonly asksWhether: string;
  /** As it was before is better: said right after a change. */
  readonly prefersOld: string;
  readonly sentence: string;
}
