/** What a section of a resume is about; `other` keeps an unknown section as it is. */
export const sectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
  'other',
] as const;

/** Why an edit is proposed. */
export const reasonCodes = [
  /** "Was responsible for maintaining" → "Maintained". */
  'weak-opening',
  'filler',
  'first-person',
  /** Present for the current role, past for former ones. */
  'tense',
  'punctuation',
  /** Wording made clearer with the facts unchanged. */
  'clearer',
  'shorter',
  'duplicate',
  /** The posting's spelling for what the resume already has. Params: from, to. */
  'posting-spelling',
  /** A skill shown in a bullet but absent from the skills list. Params: skill. */
  'surfaced-skill',
  'summary-from-facts',
  'relevance-order',
  'chronological-order',
  'section-order',
  /** Params: from, to. */
  'standard-heading',
  'less-relevant',
  /** A paragraph or an overlong line as several lines. */
  'split',
  /** A result that stood behind its duty now leads. */
  'result-first',
  /** A typing mistake. Params: from, to. */
  'spelling',
  'doubled-word',
  /** Dates of one resume in one form. */
  'date-format',
  /** Says what one hopes for, not what one can do. */
  'objective',
  /** What an employer may not or need not know: birth, family, religion. */
  'personal-data',
  /** What every reader takes for granted: "References available on request". */
  'goes-without-saying',
  /** A school below a degree. */
  'below-degree',
  /** A line that gives orders to software. */
  'speaks-to-software',
  /** The person asked for it in the chat. */
  'requested',
  /** The person stated it in the chat or answered a question. */
  'stated-fact',
] as const;

/** What an edit says that nothing supports. The screen has a question for each code. */
export const claimCodes = [
  /** Params: value. */
  'number',
  /** A number of the resume put with something else, or raised by "more than". Params: value. */
  'number-moved',
  /** Params: date. */
  'date',
  /** A role, licence or study that ended is shown as going on. */
  'made-current',
  /** Params: detail. */
  'contact',
  /** A skill only the posting mentions. Params: skill. */
  'skill-only-in-posting',
  /** Params: skill. */
  'skill',
  /** Params: name. */
  'name',
  /** A position the person did not hold. Params: title. */
  'title',
  /** Helping shown as doing, doing as leading. Params: from, to. */
  'ownership',
  /** Depth of a skill or spoken language. Params: item, from, to. */
  'level',
  /** "once", "hobby", "expired" lost while the statement stays. Params: limit. */
  'limit-dropped',
  /** "no", "nobody" lost while the statement stays. Params: words. */
  'negation-dropped',
  /** Someone else's deed. Params: words. */
  'credit',
  /** One thing made the cause of another. Params: words. */
  'cause',
  /** Any other word the source does not have. Params: words. */
  'wording',
  /** Something the line said and no longer says. Params: words. */
  'dropped',
  /** An edit the guard cannot relate to the document. */
  'unreadable',
] as const;
