/**
 * What the assistant knows lines of a resume by. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface LineCues {
  /** Titles of career breaks and side jobs, in all six languages. */
  readonly asideWords: string;
  /**
   * Labels of what employers may not or need not ask, in the six languages. Not nationality: it may tell where one
   * may work.
   */
  readonly personalLabels: string;
  /** What may follow the label on such a line. */
  readonly personalValues: string;
  /** A person's first school, in the six languages. */
  readonly firstSchool: string;
  /**
   * Signs that the person studied to teach there or taught there, or that a later school is named along with it.
   */
  readonly moreThanFirstSchool: string;
  /** Words by which an item itself says that there is little of it, in all six languages. */
  readonly littleOfIt: string;
  /**
   * Words of an objective or a cliché in the six languages: what somebody hopes for, or what everybody says about
   * themselves.
   */
  readonly objectiveWords: string;
  /** Headings of lists that hold only programs, in all six languages. */
  readonly toolHeadings: string;
  /** Labels of a line below a role that lists the tools it was done with. */
  readonly toolEmphasis: string;
  readonly toolLabels: string;
  /**
   * What cannot end a sentence: articles, prepositions and conjunctions of the six languages, a comma, a hyphen, an
   * open bracket.
   */
  readonly hanging: string;
  /** "事業内容：OA機器の販売" says what the employer does. */
  readonly aboutEmployer: string;
  /** Small words of other languages: the words beside them are correct in that language. */
  readonly foreign: string;
  readonly toldAt: string;
  readonly toldArticle: string;
  /** Words that refer to the line before: moved elsewhere, a line with one no longer makes sense. */
  readonly leaning: string;
  readonly amountUnit: string;
  readonly bulletOpening: string;
  /**
   * Labels of lists whose items are all of one kind, so that moving one forward separates nothing that belongs
   * together.
   */
  readonly ofOneKind: string;
  readonly roleEnding: string;
  readonly courseHeading: string;
  readonly academic: string;
  readonly groupLabel: string;
  readonly listEdge: string;
  readonly listJoint: string;
  readonly smallWord: string;
  readonly locative: string;
  /** Having taken part does not introduce anyone, and a passive hides who did it. */
  readonly weak: string;
  readonly roleLabel: string;
  readonly graduate: string;
  readonly pageMark: string;
  /** A sentence that opens like this refers to the one before. */
  readonly leaningPart: string;
  readonly spelledBehind: string;
  /** A line that opens like this tells what the employer does. */
  readonly ownFirm: string;
  /** "Diploma, passed 2019" is the diploma. */
  readonly obtained: string;
  /** An aside with one of these limits the role: "Clerk (part-time)". */
  readonly timeLimit: string;
  readonly hours: string;
  /** Words that a slip of the hand doubles; "had had" and names may be intended. */
  readonly doubledWords: string;
}
