/** Polite wrapping of a request, which says nothing about what is asked. Sources of patterns; all languages are looked for together. */
export interface PolitenessCues {
  readonly openings: readonly string[];
  readonly closings?: readonly string[];
  /** A request may end with an infinitive, and its imperative: "die Hobbys entfernen" is "entferne die Hobbys". */
  readonly imperatives?: Readonly<Record<string, string>>;
  /** How a request may end, and the plain form that the phrasings know. */
  readonly endings?: readonly (readonly [RegExp, string])[];
}
