/**
 * What the parts of a resume are read by. Alternatives of a pattern, separated by bars; all languages are looked for
 * together, because people mix them. Empty where a language has none.
 */
export interface ReadingCues {
  readonly breaks: string;
  readonly listWord: string;
  readonly unit: string;
  readonly personalFact: string;
  readonly publications: string;
  readonly volunteering: string;
  readonly projects: string;
  readonly education: string;
  readonly certifications: string;
  readonly awards: string;
  readonly languages: string;
  readonly skills: string;
  readonly interests: string;
  readonly experience: string;
  readonly summary: string;
  readonly legalForm: string;
  /** "事業内容：受託開発" under its name says what an employer is. */
  readonly employerFact: string;
  /** Japanese forms list events: "東海精機株式会社 入社". */
  readonly eventWord: string;
  /** The columns of years and months in a form. */
  readonly formDates: string;
  /** What forms print under their last row. */
  readonly formEnd: string;
  readonly placeLabel: string;
  readonly leaving: string;
  readonly entering: string;
  readonly careerEvent: string;
  readonly current: string;
  readonly locationLabel: string;
  readonly placeOpening: string;
  readonly namedThing: string;
  readonly atWord: string;
  readonly headLabel: string;
  /** A name does not end after these, even if the type changes. */
  readonly joining: string;
  readonly listed: string;
  readonly preposition: string;
  readonly school: string;
  readonly knownVerb: string;
  /** "介護職員として身体介護を担当": in Japanese the verb is at the end. */
  readonly toldAtEnd: string;
  readonly ownVoice: string;
  readonly level: string;
  /** What stands before the last item of a list. */
  readonly lastItem: string;
  readonly ofWord: string;
  readonly titleJoint: string;
  /** Labels that introduce a title, in the six languages. */
  readonly titleLabel: string;
  readonly bracketLabel: string;
  /** "finishing within 3 years" is a term that lies ahead. */
  readonly yearsAhead: string;
  /** "mehrjährige Erfahrung" gives a duration, though not an exact one. */
  readonly several: string;
  /** Before a name, with or without a colon. */
  readonly nameLabel: string;
  readonly sexMark: string;
  /** "Jane Doe’s Resume": what is left of a title without its owner’s name. */
  readonly ownPaper: string;
  /** Around a place: "现居上海". */
  readonly livingAt: string;
  /** Heads of the columns of a form. */
  readonly formColumn: string;
  /** Letters that a table’s head consists of. */
  readonly tableHead: string;
  readonly headingJoint: string;
  readonly placeEnd: string;
  /** Between a role and what it is in charge of. */
  readonly subjectOf: string;
  /** A row of a form that says only that the job goes on. */
  readonly stillThere: string;
  readonly atEmployer: string;
  /** A section of projects with one of these may be the work itself. */
  readonly experienceInName: string;
  /** A name may begin with these. */
  readonly nameParticle: string;
  readonly yearUnit: string;
  readonly monthUnit: string;
  /** What every duration has in it. */
  readonly durationHint: string;
  /** Behind a number of years that does not say how long somebody worked: "18 years old". */
  readonly notExperience: string;
  /** Particles between the two ends of a period. */
  readonly until: string;
  /** The same, which may also stand behind a start alone. */
  readonly since: string;
  readonly onwards: string;
  readonly untilNow: string;
}
