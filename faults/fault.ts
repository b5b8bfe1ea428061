export type Figures = Readonly<Record<string, number | string>>;

/** A failure inflicted on the built product on purpose, and what we promise in that case. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** The number of repetitions by default (a few minutes at most) and for the record. */
  readonly times: { readonly usual: number; readonly record: number };
  run(times: number): Promise<{ readonly isKept: boolean; readonly figures: Figures }>;
}
