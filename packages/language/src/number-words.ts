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
}

/** Words for a sequence of numbers. */
export function numbered(words: string, first: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));
}
