export type Figures = Readonly<Record<string, number | string>>;

/** One thing that goes wrong, done on purpose to the built product, and what we promise then. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** How often, or how many, by default (a few minutes at most) and for the record. */
  readonly times: { readonly usual: number; readonly record: number };
  run(times: number): Promise<{ readonly isKept: boolean; readonly figures: Figures }>;
}
