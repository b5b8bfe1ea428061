/**
 * What the guard knows about one language. All tables are plain words and easy to extend. Entries need not be folded; `*` stands
 * for the rest of a word, `_` for a space inside a phrase. A group is a list of ways to say the same thing at the same level of
 * ownership.
 */
export interface GuardWords {
  /** Counters between a figure and what it counts, in languages that need them: 名, 台. */
  readonly counters: readonly string[];
  /** Characters that are never part of a longer word when they stand alone: 的, 并. */
  readonly particles: readonly string[];
  /** "helped", "took part in": less than having done it alone. They may be added but never dropped. */
  readonly supporting: readonly string[];
  /** "experience of", "knowledge": claim no more than helping, so they may replace it. */
  readonly modest: readonly string[];
  /**
   * "attended", "was trained", "did data entry": receiving or recording. No other verb may replace them at the start of
   * a line.
   */
  readonly passive: readonly string[];
  /** "responsible for", "duties included": openings that may be dropped. */
  readonly duties: readonly string[];
  /** "led", "managed", "designed": each group needs support in the very line being replaced. */
  readonly leading: readonly (readonly string[])[];
  /** "top", "award-winning", "renowned": praise is allowed only if the person wrote it in that very line. */
  readonly praise: readonly string[];
  /** "once", "hobby", "in progress", "expired": qualifiers that must not be dropped while the statement stays. */
  readonly limits: readonly (readonly string[])[];
  /**
   * "daily", "per month", "regularly": how often and how long is part of the figure, so none may be taken from another
   * line.
   */
  readonly frequencies: readonly (readonly string[])[];
  readonly negations: readonly string[];
  /** Levels of a skill or spoken language, lowest first. */
  readonly levels: readonly (readonly string[])[];
  /** Nouns that name a position: "manager", "nurse". */
  readonly titles: readonly string[];
  /** Endings of such nouns where the language forms them: "-leiter", "-ologist". */
  readonly titleEndings: readonly string[];
  /** "junior", "assistant": parts that lower a title. */
  readonly smallTitles: readonly string[];
  /** "more than", "over": they raise a number. */
  readonly moreThan: readonly string[];
  readonly firstPerson: readonly string[];
  /**
   * "rose", "fell", "increased": things that may change by themselves. Opening a line, they say that the person did it.
   */
  readonly changes: readonly (readonly string[])[];
  /** "thanks to", "resulting in": present one thing as the cause of another. */
  readonly causes: readonly string[];
  /** Words before a title that show it is someone else's: "the", "to", "with". */
  readonly beforeOthers: readonly string[];
  /** Words addressed to software rather than about the person; a line with them supports nothing. */
  readonly instructions: readonly string[];
}

/** What is hardly said at all: for the guard, and for what a requirement means. */
export interface SenseWords {
  /** Articles, pronouns, prepositions and auxiliaries, which claim nothing. */
  readonly functionWords: readonly string[];
  /** Plain words an editor may add: light verbs, "experience", "including". None of them strengthens a claim. */
  readonly plainWords: readonly string[];
  /** Verbs equivalent to such an opening: "responsible for X" may become "ran X". */
  readonly dutyVerbs: readonly string[];
}

/** What is said with other words. With a posting the browser gets those that the posting names. */
export interface SynonymTables {
  /** Read when they are asked for: these are the largest tables, and a resume needs those of a language or two. */
  readonly synonyms: () => readonly (readonly string[])[];
  /**
   * What authors swap when they reword a line freely. Each group says one thing at one level, so helping, doing and
   * being in charge are never mixed.
   */
  readonly rewordings: readonly (readonly string[])[];
}

/** The function words of one language. Each list is folded and may use `*` and `_` as above. */
export interface Grammar {
  /** By name of the relation: by whom, to whom, for whom, under whom, with whom. */
  readonly relations: Readonly<Record<string, readonly string[]>>;
  /** Whether the verb comes last in a line: "Rechnungen geprüft". */
  readonly deedsLast: boolean;
  /** "or": one of them, not both. */
  readonly choices: readonly string[];
  /** "and", "or". */
  readonly joints: readonly string[];
  /** Words that join one thing to another in a summary sentence. */
  readonly links: readonly string[];
  /** "would", "planned to", "almost": not done, or not certain. */
  readonly unsure: readonly string[];
  /** Bounds of a figure. */
  readonly about: readonly string[];
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Auxiliaries that make a participle passive. */
  readonly be: readonly string[];
  /** "by me": makes a passive the person's own action. */
  readonly self: readonly string[];
  /** Prefixes that weaken a word: "co-", "vice-", "mit-". */
  readonly lessening: readonly string[];
  /** Words that prove the word before them is a verb: an article, a possessive, a pronoun. */
  readonly provers: readonly string[];
  /** "A", "one": what follows is a single thing. */
  readonly single: readonly string[];
  /** Words between an action noun and its object. */
  readonly of: readonly string[];
  /** Endings of action nouns and of agent nouns. */
  readonly deedNouns: readonly string[];
  readonly agents: readonly string[];
  /** An infinitive after a form of "to be" is not a passive: "mis funciones eran preparar". Null if none can follow it. */
  readonly infinitive: RegExp | null;
  /** Pronouns, conjunctions and auxiliaries that open a clause of their own. */
  readonly clauseOpeners: readonly string[];
  /** How the past tense ends, '' where no ending tells it. */
  readonly pastEnding: string;
  /** Past tenses with another ending. */
  readonly past: readonly string[];
  readonly gerund: string;
  /** Verbs that are never part of a noun's name, as "managing" is in "managing director". */
  readonly sureVerbs: readonly string[];
  /** Degrees, licences, prizes. */
  readonly credentials: readonly string[];
  /** Generic words for any degree or licence. */
  readonly degrees: readonly string[];
}

/**
 * The levels between helping and leading. A word may replace another of the same level if the person confirms it; a
 * move to a higher level is held back.
 */
export interface Ladder {
  /** "designed", "completed": strong verbs of doing, which may be given to a line with a plain verb or none. */
  readonly doing: readonly string[];
  /** "managed", "at the head of", "accountable for": being in charge. */
  readonly leading: readonly string[];
  /** "reached", "obtained": a result that the line's figures may already show. */
  readonly reached: readonly string[];
  /** "suggested", "was chosen", "took minutes": less than doing. */
  readonly lesser: readonly string[];
}

/** Words that say when something applies, and whose plan it followed. */
export interface Situations {
  /** "present", "to this day". */
  readonly current: readonly string[];
  /** "since 2018": from then to now. */
  readonly since: readonly string[];
  /** Follows a figure. */
  readonly years: string;
  /** "according to": someone else had specified it. */
  readonly givenBy: readonly string[];
  /** Creating what others follow: "wrote", "designed", "drew up". */
  readonly authoring: readonly string[];
  /** How a difference is expressed: "by 12 %". */
  readonly by: readonly string[];
  /** How a final value is expressed: "to 12 %". */
  readonly to: readonly string[];
}
