/** Names of degrees, and words for how well a language is spoken. Phrases separated by bars. */
export interface QualificationWords {
  /**
   * From lowest to highest. Vocational training is a credential rather than a degree, but has a level here because it
   * implies schooling.
   */
  readonly degrees: {
    /** Left school before the highest leaving certificate. */
    readonly lowerSchool: string;
    readonly school: string;
    readonly vocational: string;
    /** Two years at a college, or a master craftsman. */
    readonly college: string;
    readonly bachelor: string;
    readonly master: string;
    readonly doctorate: string;
  };
  /**
   * Short or ambiguous names with their level of the seven, recognised by capitals and context: "MS in Biology", but not MS Office or a
   * Scrum Master.
   */
  readonly written: readonly (readonly [level: number, name: RegExp])[];
  /** From highest to lowest. */
  readonly spoken: {
    readonly native: string;
    readonly mastery: string;
    readonly fluent: string;
    readonly professional: string;
    /** Not on any scale: between the levels beside it. */
    readonly good: string;
    readonly intermediate: string;
    readonly basic: string;
    readonly hardly: string;
  };
}
