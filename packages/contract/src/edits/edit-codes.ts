/** Kinds of resume sections. `other` is an unknown section, kept as it is. */
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
export type SectionKind = (typeof sectionKinds)[number];

/** Why an edit is proposed. */
export const reasonCodes = [
  /** "Was responsible for maintaining" → "Maintained". */
  'weak-opening',
  'filler',
  'first-person',
  /** Present for the current role, past for former ones. */
  'tense',
  'punctuation',
  /** Clearer wording, same facts. */
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
  /** The section with the person's own address moves to the top. */
  'contact-first',
  /** Params: from, to. */
  'standard-heading',
  'less-relevant',
  /** A paragraph or overlong line split into several. */
  'split',
  /** The result now comes before the duty. */
  'result-first',
  /** A typo. Params: from, to. */
  'spelling',
  'doubled-word',
  /** One date format throughout the resume. */
  'date-format',
  /** Says what the person hopes for, not what they can do. */
  'objective',
  /** What an employer may not or need not know: date of birth, family, religion. */
  'personal-data',
  /** What every reader takes for granted: "References available on request". */
  'goes-without-saying',
  /** A school that later ones or a degree make irrelevant. */
  'below-degree',
  /** A line that gives instructions to software. */
  'speaks-to-software',
  /** The person asked for it in the chat. */
  'requested',
  /** The person stated it in the chat or answered a question. */
  'stated-fact',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** What an edit says that nothing supports. The screen has a question for each code. */
export const claimCodes = [
  /** A duty worded as a deed: only the person knows whether they did it themselves. */
  'own-deed',
  /** Params: value. */
  'number',
  /** A number from the resume attached to something else, or raised by "more than". Params: value. */
  'number-moved',
  /** Params: date. */
  'date',
  /** A role, licence or course that has ended is shown as current. */
  'made-current',
  /** Params: detail. */
  'contact',
  /** A skill mentioned only in the posting. Params: skill. */
  'skill-only-in-posting',
  /** Params: skill. */
  'skill',
  /** Params: name. */
  'name',
  /** A position the person did not hold. Params: title. */
  'title',
  /** Helping turned into doing, or doing into leading. Params: from, to. */
  'ownership',
  /** Level of a skill or language. Params: item, from, to. */
  'level',
  /** "once", "hobby" or "expired" dropped while the statement stays. Params: limit. */
  'limit-dropped',
  /** "no" or "nobody" dropped while the statement stays. Params: words. */
  'negation-dropped',
  /** Credit for what someone else did. Params: words. */
  'credit',
  /** One thing presented as the cause of another. Params: words. */
  'cause',
  /** Any other words that the source does not have. Params: words. */
  'wording',
  /** Something that the line no longer says. Params: words. */
  'dropped',
  /** An edit the guard cannot relate to the document. */
  'unreadable',
] as const;
