/**
 * What the guard knows of one language. All tables are plain words that anyone can extend: folded spelling is not needed,
 * `*` stands for the rest of a word, `_` for a space inside a phrase. A group is a list of ways to say the same thing at the
 * same level of ownership.
 */
export interface GuardWords {
  /** Articles, pronouns, prepositions, auxiliaries: they claim nothing. */
  readonly functionWords: readonly string[];
  /** Plain words an editor may bring: light verbs, "experience", "including". None of them raises a claim. */
  readonly plainWords: readonly string[];
  /** Words that stand between a figure and what it counts, where the language needs one: 名, 台. */
  readonly counters: readonly string[];
  /** Single characters that are never half of a word where they stand alone: 的, 并. */
  readonly particles: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  /** "helped", "took part in": less than having done it alone. They may be added, never lost. */
  readonly supporting: readonly string[];
  /** "experience of", "knowledge": no more than help, so help may become it. */
  readonly modest: readonly string[];
  /** "attended", "was trained", "did data entry": receiving or taking in; no other verb may open the line instead. */
  readonly passive: readonly string[];
  /** "responsible for", "duties included": openings that may go. */
  readonly duties: readonly string[];
  /** Verbs at the level of such an opening: "responsible for X" may become "ran X". */
  readonly dutyVerbs: readonly string[];
  /** "led", "managed", "designed": each group needs support in the very line it replaces. */
  readonly leading: readonly (readonly string[])[];
  /** "top", "award-winning", "renowned": praise counts only where the person wrote it in that very line. */
  readonly praise: readonly string[];
  /** "once", "hobby", "in progress", "expired": what keeps a statement small may not be lost while the statement stays. */
  readonly limits: readonly (readonly string[])[];
  /** "daily", "per month", "regularly": how often and how long is part of the figure, so another line lends no word of it. */
  readonly frequencies: readonly (readonly string[])[];
  readonly negations: readonly string[];
  /** Depth of a skill or a spoken language, from least to most. */
  readonly levels: readonly (readonly string[])[];
  /** Nouns that name a position: "manager", "nurse". */
  readonly titles: readonly string[];
  /** How such nouns end where the language builds them: "-leiter", "-ologist". */
  readonly titleEndings: readonly string[];
  /** "junior", "assistant": parts of a title that keep it small. */
  readonly smallTitles: readonly string[];
  /** "more than", "over": they raise a number. */
  readonly moreThan: readonly string[];
  readonly firstPerson: readonly string[];
  /** "rose", "fell", "increased": things that may change by themselves. As the opening of a line they say the person did it. */
  readonly changes: readonly (readonly string[])[];
  /** "thanks to", "resulting in": they make one thing the cause of another. */
  readonly causes: readonly string[];
  /** Words before a position that show it is someone else's: "the", "to", "with". */
  readonly beforeOthers: readonly string[];
  /** Words that speak to software instead of about the person: such a line supports nothing. */
  readonly instructions: readonly string[];
}

/** The small words of one language. Each list is folded and takes `*` and `_` as above. */
export interface Grammar {
  /** By name of the relation: by whom, to whom, for whom, under whom, with whom. */
  readonly relations: Readonly<Record<string, readonly string[]>>;
  /** Whether the verb of a line stands at its end: "Rechnungen geprüft". */
  readonly deedsLast: boolean;
  /** "or": one of them, and not both. */
  readonly choices: readonly string[];
  /** "and", "or". */
  readonly joints: readonly string[];
  /** Where a sentence of a summary joins one thing to another. */
  readonly links: readonly string[];
  /** "would", "planned to", "almost": not done, or not for certain. */
  readonly unsure: readonly string[];
  /** Bounds of a figure. */
  readonly about: readonly string[];
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** What makes a participle a passive. */
  readonly be: readonly string[];
  /** "by me": then the passive is one's own deed. */
  readonly self: readonly string[];
  /** What makes a word less in front of it: "co-", "vice-", "mit-". */
  readonly lessening: readonly string[];
  /** A word behind a verb that proves it is one: an article, a possessive, a pronoun. */
  readonly provers: readonly string[];
  /** "A", "one": what it stands before is one thing. */
  readonly single: readonly string[];
  /** Between a noun of doing and what it is done to. */
  readonly of: readonly string[];
  /** Endings of nouns of doing and of people who do. */
  readonly deedNouns: readonly string[];
  readonly agents: readonly string[];
  /** The ending of the past and the forms that have another. */
  readonly past: readonly string[];
  readonly gerund: string;
  /** Verbs that never stand before a noun as part of its name, as "managing" does before "director". */
  readonly sureVerbs: readonly string[];
  /** Degrees, licences, prizes. */
  readonly credentials: readonly string[];
  /** Words for any degree or licence, whichever it is. */
  readonly degrees: readonly string[];
}

/**
 * The rungs between helping and leading. A word on one rung may stand for another on the same rung, and the person is asked
 * whether it does; a step up is held back.
 */
export interface Ladder {
  /** "designed", "completed": strong words for doing, which a line without a verb or with a plain one may be given. */
  readonly doing: readonly string[];
  /** "managed", "at the head of", "accountable for": having charge. */
  readonly leading: readonly string[];
  /** "reached", "obtained": a result that the figures of the line may already tell. */
  readonly reached: readonly string[];
  /** "suggested", "was chosen", "took minutes": less than doing. */
  readonly lesser: readonly string[];
}

/** Words that say when something holds, and on whose plan it was done. */
export interface Situations {
  /** "present", "to this day". */
  readonly current: readonly string[];
  /** "since 2018": from then to now. */
  readonly since: readonly string[];
  /** Behind a figure. */
  readonly years: string;
  /** "according to": someone else had laid it down. */
  readonly givenBy: readonly string[];
  /** Making what others would follow: "wrote", "designed", "drew up". */
  readonly authoring: readonly string[];
  /** How a difference is told: "by 12 %". */
  readonly by: readonly string[];
  /** How an end is told: "to 12 %". */
  readonly to: readonly string[];
}
