/**
 * Personal data that a resume may have and an employer need not know: what people call it (`…Called`, or the one word there is), and
 * how it is written. Alternatives of a pattern on lower-case letters without accents; empty where a language has none.
 */
export interface PersonalCues {
  /** Stands before it in a resume. */
  readonly age: string;
  readonly ageCalled: string;
  /** Behind a number of years. */
  readonly ageUnit: string;
  readonly ancestry: string;
  readonly birthCalled: string;
  /** Stands before a date of birth. */
  readonly bornOn: string;
  /** Behind a number of children. */
  readonly child: string;
  readonly childrenCalled: string;
  /** Before a number of children. */
  readonly childrenLabel: string;
  /** So many children as a resume tells of. */
  readonly fewCount: string;
  readonly gender: string;
  readonly height: string;
  readonly idCalled: string;
  /** Stands before the number of a document. */
  readonly idLabel: string;
  readonly maritalCalled: string;
  readonly maritalLabel: string;
  /** All that follows it says the same. */
  readonly maritalLine: string;
  readonly maritalState: string;
  readonly nationality: string;
  /** Before children that somebody has not. */
  readonly noCount: string;
  readonly party: string;
  readonly photoCalled: string;
  /** Stands where the picture was. */
  readonly photoLabel: string;
  readonly religionCalled: string;
  readonly religionLabel: string;
  /** Said without the word for it. */
  readonly religionNamed: string;
  readonly weight: string;
}
