/**
 * How postings in a language join list items, and what in them is not a requirement. Whitespace is bounded, so that no
 * line is searched twice.
 */
export interface PostingWords {
  /**
   * What separates the items of a line; the group says whether all are asked for, or any, or whether examples of the
   * first follow.
   */
  readonly joints: RegExp;
  /** "or similar": the choice is open. */
  readonly openTail: RegExp;
  /**
   * Character traits. An item of nothing else is praise that everyone claims. Folded and separated by spaces, `*` for
   * the rest of a word; in scripts without spaces separated by bars.
   */
  readonly character: string;
  /**
   * What someone would like to do is not what they can do: "passion for food", "willing to learn SQL". Phrases
   * separated by bars.
   */
  readonly wishes: string;
  /** A single verb whose object comes with the next one: "run and upgrade clusters". */
  readonly bareVerb: RegExp | null;
  /** An action noun whose object follows the next one: "installation, maintenance and repair of boilers". */
  readonly doingNoun: RegExp | null;
  /** The word that introduces that object. */
  readonly ofWord: RegExp | null;
  /** Ending of an adjective: before its noun in English, after it in Spanish and French. */
  readonly adjectiveEnding: RegExp | null;
  /** Start of a piece that continues the one before. */
  readonly trailing: RegExp | null;
  /**
   * Start of a piece with a verb. Pieces after it without one are further objects of that verb: "schedule hearings and
   * meetings".
   */
  readonly deedStart: RegExp | null;
  /** Where the action comes after the things it is done to; null in the other languages. */
  readonly lastDeed: LastDeed | null;
  /** Start of a piece that says why or for whom, and does not ask for anything. */
  readonly aside: RegExp | null;
}

interface LastDeed {
  /** A thing whose action comes with the next item: 「売上」 of 「売上と予算の管理」. */
  readonly thing: RegExp;
  /** The item that brings the action: 「予算の管理」. */
  readonly closing: RegExp;
  /** A further action on the same thing: 「分析」 of 「予算の管理、分析」. */
  readonly further: RegExp;
  /** What a further action must follow. */
  readonly before: RegExp;
}

const marks = '\\s{0,3}[;•|]\\s{0,3}|,\\s{1,3}|\\s{1,3}[–—]\\s{1,3}';
const slash = '(?<=\\p{L}\\p{L})\\s?/\\s?(?=\\p{L}\\p{L})';

export const latinJoints = (and: string, or: string, example: string): RegExp =>
  new RegExp(
    `,?\\s{1,3}(?<example>${example})[\\s,:]{1,3}|,?\\s{1,3}(?<or>${or})\\s{1,3}|(?<slash>${slash})|,?\\s{1,3}(?<and>${and})\\s{1,3}|${marks}`,
    'giu',
  );

export const infinitive = (endings: string): string => `^(?:\\p{L}{2,}(?:${endings}))(?!\\p{L})`;

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);

/** Words on several rows, separated by spaces and sorted: their order has no meaning. */
export const words = (text: string): string => rows(text).join(' ');
/** Phrases on several rows, separated by bars. They are tried in this order. */
export const phrases = (text: string): string => rows(text).join('|');

/** Words in the title of a job that say how senior it is. Phrases separated by bars. */
export interface SeniorityWords {
  readonly trainee: string;
  readonly junior: string;
  readonly senior: string;
  readonly lead: string;
  readonly head: string;
  readonly executive: string;
}
