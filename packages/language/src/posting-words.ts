/** How postings of a language join the things of a list, and what in them is not asked for. Blanks are bounded, so that no line is searched twice. */
export interface PostingWords {
  /** What parts the items of a line; the group tells whether all are asked or any, or examples of the first follow. */
  readonly joints: RegExp;
  /** "or similar": the choice is open. */
  readonly openTail: RegExp;
  /** Hours, place, pay, papers to send: conditions of the job that no resume shows. Phrases separated by bars. */
  readonly conditions: string;
  /**
   * Words of character: an item that says nothing else is praise, and everyone claims it. Folded and separated by blanks, `*` for
   * the rest of a word; in scripts without spaces separated by bars.
   */
  readonly character: string;
  /** What someone would like is not what they can: "passion for food", "willing to learn SQL". Phrases separated by bars. */
  readonly wishes: string;
  /** A single word that acts on what the next half names: "run and upgrade clusters". */
  readonly bareVerb: RegExp | null;
  /** A noun of doing whose object follows the next one: "installation, maintenance and repair of boilers". */
  readonly doingNoun: RegExp | null;
  /** The word behind which that object stands. */
  readonly ofWord: RegExp | null;
  /** A word that only describes: before its noun in English, behind it in Spanish and French. */
  readonly adjectiveEnding: RegExp | null;
  /** A piece that begins so goes on from the one before. */
  readonly trailing: RegExp | null;
  /** A piece that begins with a deed; what follows it without one is what the deed is done to: "schedule hearings and meetings". */
  readonly deedStart: RegExp | null;
  /** A piece that begins so tells why or for whom, and asks for nothing. */
  readonly aside: RegExp | null;
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

/** Words on several rows, separated by blanks. */
export const words = (text: string): string => rows(text).join(' ');
/** Phrases on several rows, separated by bars. */
export const phrases = (text: string): string => rows(text).join('|');
