/** Number words in folded spelling (no accents). Values add up; a multiplier multiplies what comes before it. */
export interface NumberWords {
  readonly values: Readonly<Record<string, number>>;
  readonly multipliers: Readonly<Record<string, number>>;
  /** "second", "deuxième": they count as well ("every fourth week" is "one week in four"). */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words that join the parts of one number. */
  readonly joiners: readonly string[];
  /** The smallest number that a joiner continues: "a hundred and two", but "treinta y dos". */
  readonly joinsFrom: number;
  /** Sixty and eighty are counted on to twenty: "soixante-dix", "quatre-vingt-dix". */
  readonly countsInTwenties: boolean;
  /** Words behind a figure: "2.4 million", "6,000万". */
  readonly magnitudes: Readonly<Record<string, number>>;
  readonly percent: readonly string[];
  /** What stands between the two figures of a range. Alternatives of a pattern, as is the next. */
  readonly between: string;
  /** What stands before the figure that another became: "from 12 to 5". */
  readonly became: string;
}

/** Words for a sequence of numbers. */
export function numbered(words: string, first: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));
}
