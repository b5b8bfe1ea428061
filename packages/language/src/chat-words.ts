import type { SlotPhrasing } from './phrasing.ts';
import type { ReplyWords } from './reply-words.ts';
import type { Answers } from './topics.ts';

/** What the chat says in one language, and how people talk to it. */
export interface ChatWords {
  readonly replies: ReplyWords;
  /** Replies about things that were named but not acted on. */
  readonly doing: DoingWords;
  /** Advice on what job seekers ask and worry about. */
  readonly answers: Answers;
  /** How a request is phrased whose words fill slots. */
  readonly phrasings: readonly SlotPhrasing[];
  readonly places: PlaceWords;
  /** How people describe a past job: title, employer and both years, or it is not a role. As pattern sources. */
  readonly roleStatements: readonly string[];
  /** Statements that belong to a section of their own. */
  readonly senses: Readonly<Record<SenseSection, Sense>>;
  /** Small numbers in words, as the phrasings allow them. */
  readonly counts: Readonly<Record<string, number>>;
  /**
   * Spoken sentence openings that are dropped in a line: the person, "it was", "there were", "about my …". In turn, on the
   * words as written; what is left has to stand on its own.
   */
  readonly toldOpenings: readonly RegExp[];
  /** Spoken sentence endings that are dropped too. */
  readonly toldClosings: readonly RegExp[];
}

interface DoingWords {
  /** It was asked back, or asked to stay, and it is there. */
  readonly stillThere: string;
  /** Nothing here has that name. */
  readonly notNamed: string;
  /** Several things here may be meant. */
  readonly whichOf: string;
  /** No better spelling of these words is known. */
  readonly howSpelt: string;
  readonly noDates: string;
  /** It is wrong, but the right value was not given. */
  readonly whatInstead: string;
  /** Where the stated fact went. */
  readonly placedUnder: string;
}

/** The prepositions before a place, as pattern sources. Chinese and Japanese have theirs in the phrasings. */
interface PlaceWords {
  /** Where to put something. */
  readonly to: string;
  /** Where something is, or was done. */
  readonly at: string;
  /** Where to take something from. */
  readonly from: string;
}

export const senseSections = ['volunteering', 'certifications', 'languages', 'awards'] as const;
export type SenseSection = (typeof senseSections)[number];

interface Sense {
  /** The heading if the section has to be created. */
  readonly heading: string;
  /** How people say that they have or are it, as a pattern source; managing volunteers or licences is something else. */
  readonly saying: string;
}

const date = '(?:\\p{L}+\\.? )?\\d{4}';

/** From one date to another, with the words that may stand between them. */
export const span = (to: string): string => `(?<from>${date}) ?(?:${to}|-|–|—) ?(?<to>${date})`;
