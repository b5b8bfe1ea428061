import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { ChatWords } from './chat-words.ts';
import type { AssistantCues } from './cues/assistant-cues.ts';
import type { MarkWords } from './mark-words.ts';
import type { OpeningRule } from './opening-rule.ts';

/** What the assistant says in one language, and the words by which it understands a resume and its owner. */
export interface AssistantWords {
  readonly chat: ChatWords;
  readonly cues: AssistantCues;
  readonly look: LookWords;
  readonly timesOff: TimesOff;
  /** Button labels, offered when it is not clear what was meant; null for operations that are never offered. */
  readonly operations: Readonly<Record<OperationName, string | null>>;
  /** Words addressed to the assistant. They never occur in resume lines, so a line with one of them is not a fact. */
  readonly talk: RegExp;
  /** The heading that readers and parsers expect above each kind of section; null where none is usual: it stays as written. */
  readonly headings: Readonly<Record<SectionKind, string | null>>;
  readonly customs: ResumeCustoms;
  readonly resources: Resources;
  /** Null if accents cannot be missing, or nobody has listed its words yet. */
  readonly marks: MarkWords | null;
  readonly summary: SummaryWords;
  readonly generate: GenerateWords;
  readonly neutral: NeutralWords;
  /** What people enter as their position when they have none: pattern source that must match the whole text. */
  readonly noRole: string;
  /** Someone in education, with or without the school's name after it; also a pattern source. */
  readonly learner: string;
  /** Words before a colon that open a field of a form, not a sentence. In lower case, separated by bars. */
  readonly labels: string;
  /**
   * Nouns that follow a skill name which says whose or which, not what was done: "the Python team", "SAP vacancies".
   */
  readonly passingNouns: RegExp;
  /** The same for nouns before the name ("l'équipe Java"); null if the language has none. */
  readonly passingBefore: RegExp | null;
  /** Words by which a line reports the result of an action. */
  readonly results: RegExp;
  /** How to drop "I" from a sentence; null for a language with its own rewriter. */
  readonly firstPerson: FirstPerson | null;
}

/** What readers of resumes in this language are used to. */
interface ResumeCustoms {
  /** A list of skills may stand above the work. */
  readonly skillsAboveWork: boolean;
  /** The profile is at the top; elsewhere at the end. */
  readonly profileOnTop: boolean;
  /** The education of somebody who has worked for years is below the work. */
  readonly educationBelowWork: boolean;
  /** Personal data that is expected all the same, because the forms in common use have a field for it. */
  readonly personalLabels: RegExp | null;
}

/**
 * What the engine has for some languages only. A rule that needs it says nothing in the others. The data is the engine's: where
 * a language has none there, a true would apply the English data to it.
 */
interface Resources {
  /** A list of verbs with their forms: a line without one tells no action. */
  readonly verbs: boolean;
  /** A dictionary, and with it typing mistakes. */
  readonly dictionary: boolean;
  /** Names of months to write dates with. */
  readonly monthNames: boolean;
}

/** A time without work as one neutral line of a resume, by what somebody says it was; and how a period lasts to this day. */
export interface TimesOff {
  readonly present: string;
  readonly parental: string;
  readonly care: string;
  readonly illness: string;
  readonly unemployed: string;
  /** None of these, or not to be named. */
  readonly other: string;
}

/** Findings about this particular resume, added to a piece of advice. `{name}` is a placeholder for a value. */
interface LookWords {
  readonly gapFound: string;
  readonly pages: string;
  readonly onePage: string;
  readonly stands: string;
  readonly shows: string;
  readonly speaksForYou: string;
  readonly oldest: string;
  readonly figures: string;
  readonly alsoWeak: string;
  readonly warm: string;
  readonly notSure: string;
  /** Whether the posting asks for the thing in question, and whether the resume shows it. */
  readonly asksMust: string;
  readonly asksWish: string;
  readonly shownHere: string;
  readonly notShownHere: string;
  /** Around `{name}`: asked for, but not a must. */
  readonly plus: string;
  /** Whether what was just told helps: "does that count?" */
  readonly counts: string;
  readonly mayStand: string;
  /** Advice on whether to keep something, if there is nothing else to say about it. */
  readonly yourChoice: string;
  readonly takeOut: string;
  readonly shorten: string;
}

/** How to build a summary from the person's own words, which replace `{role}`, `{place}`, `{year}` and `{period}`. */
export interface SummaryWords {
  readonly since: string;
  readonly sinceAlone: string;
  readonly former: string;
  readonly formerAlone: string;
  /** Between things that they have worked with or hold. */
  readonly comma: string;
  readonly stop: string;
  readonly gap: string;
  /** Words that anybody could say of themselves, and the small words around them; global. */
  readonly cliche: RegExp;
  /** Where a sentence turns to what somebody hopes for. */
  readonly wish: RegExp;
  /** A length of time in words: such a sentence says something. */
  readonly duration: RegExp;
  /** Words beside a figure that say what came of the work. */
  readonly outcome: RegExp;
  /** Standing in for somebody, which is not the same as helping. */
  readonly standingIn: RegExp;
  /** Around `{items}`: what is done in a role, as it stands in its bullets, and what is held. */
  readonly tasks: string;
  readonly held: string;
  /** Between tasks, which may have commas of their own. */
  readonly apart: string;
  /** Behind the line that names a place of work or study, before what was done there. */
  readonly colon: string;
  /** A degree or course that is not finished. */
  readonly expected: RegExp;
  /** A task of any kind, which introduces nobody: "other duties". */
  readonly vagueTask: RegExp;
  /** Where a profile excuses its author: being out of work, having little experience. */
  readonly apology: RegExp;
}

export interface GenerateWords {
  /** By the language's plural rule; in French, 1.5 is singular. */
  readonly years: { readonly one: string; readonly other: string };
  /** For someone without a current position. */
  readonly yearsAlone: { readonly one: string; readonly other: string };
  readonly noYears: string;
  readonly target: string;
  readonly separator: string;
  /** Between sentences. */
  readonly gap: string;
}

interface NeutralWords {
  /** Words that hold a sentence together and claim nothing. Extend freely. */
  readonly neutral: readonly string[];
  /** Words that say something is wanted, not had. */
  readonly seeking: readonly string[];
}

interface FirstPerson {
  /**
   * Only where dropping words is enough: the pronoun and the auxiliary go; every meaningful word stays and keeps its
   * ending. Other verb forms would need gender and number, which a line does not show.
   */
  readonly openings: readonly OpeningRule[];
  /** At the start of a profile: drops the speaker and keeps what they are. */
  readonly profileOpenings: readonly OpeningRule[];
  /** Words by which a text says "I" and "my". */
  readonly pronouns: RegExp;
}
