/**
 * How lines name what a person does not have, or not yet. Phrases are separated by bars and looked for in all languages
 * together: none may have a second meaning in another language.
 */
export interface ClaimCues {
  /** The person never had what follows in the sentence. */
  readonly denied: string;
  /** The person never had what comes before it in the clause. */
  readonly deniedBefore: string;
  /** What follows is someone else’s. */
  readonly others: string;
  /** What follows is a wish: anywhere in a text about oneself, elsewhere only at the start of a sentence. */
  readonly wished: string;
  /** Labels and headings of wishes. */
  readonly wishedLabel: string;
  /** The same, but only as the first words of a sentence. */
  readonly wishedFirst: string;
  /** What comes before it in the sentence is a wish. */
  readonly wishedBefore: string;
  /** A wish ends where the person mentions what they have: "seeking a role for my Java skills". */
  readonly own: string;
  /** What follows is being learnt. */
  readonly learnt: string;
  /** The person only helped with what follows, unless it names the people who were helped. */
  readonly helped: string;
  /** The sentence is about something that was not finished. */
  readonly unfinished: string;
  /** Applies to one item, in brackets or after a dash: "PMP (in progress)". */
  readonly state: string;
  /** "Hired 42 Java engineers": the skills between such a verb and such people are theirs. */
  readonly hiringVerbs: string;
  readonly hiredPeople: string;
  /** "Minutes for the Scrum team": what comes between is the team's. */
  readonly teamOpenings: string;
  readonly teamNouns: string;
}
