/** Words that make a reader smile or stop. Alternatives of a pattern; all languages are looked for together. Empty where a language has none. */
export interface ReadinessCues {
  /** In the first part of an e-mail address, beside a name: "killer", "princess". */
  readonly playful: string;
  /** Whether it can be sent, and what is missing; on folded lower-case letters. */
  readonly asksReady: string;
  readonly asksMissing: string;
}
