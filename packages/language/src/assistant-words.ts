import type { OperationName } from '@fitted/contract/chat-operations';
import type { SectionKind } from '@fitted/contract/edit-codes';
import type { OpeningRule } from './opening-rule.ts';

/** What the assistant says in one language, and the words by which it understands a resume and its author. */
export interface AssistantWords {
  readonly look: LookWords;
  /** What is offered as a button when it is not clear what was meant; null for what is never offered. */
  readonly operations: Readonly<Record<OperationName, string | null>>;
  /** Words with which somebody speaks to the assistant. No line of a resume has them, so a line that would is not a fact. */
  readonly talk: RegExp;
  /** What readers and parsers expect to find above each kind of section. */
  readonly headings: Readonly<Partial<Record<SectionKind, string>>>;
  /**
   * Headings that mean a standard one but say it loosely, in small letters. A heading that says more ("Clinical placements",
   * "Weiterbildung") is not loose and stays.
   */
  readonly looseHeadings: Readonly<Partial<Record<SectionKind, readonly string[]>>>;
  readonly summary: SummaryWords;
  readonly generate: GenerateWords;
  readonly neutral: NeutralWords;
  /** What people write for a position they do not have, as the source of a pattern over the whole of it. */
  readonly noRole: string;
  /** Who is learning, with or without the school behind it; the source of a pattern too. */
  readonly learner: string;
  /** Words before a colon that open a field of a form, not a sentence. In lower case, separated by bars. */
  readonly labels: string;
  /** Words that make a line no proof of a skill: learning, wishing, a little of it, or the thing given up. */
  readonly unproven: RegExp;
  /** What a name stands before when it says whose or which, not what the person did: "the Python team", "SAP vacancies". */
  readonly passingNouns: RegExp;
  /** "l'équipe Java": the same where the noun stands before the name, if it does so. */
  readonly passingBefore: RegExp | null;
  /** Words by which a line tells what came of a deed. */
  readonly results: RegExp;
  /** How a sentence sheds its "I"; null for a language with a rewriter of its own. */
  readonly firstPerson: FirstPerson | null;
}

/** What is said of this very resume behind a piece of advice. `{name}` stands for a value. */
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
  /** Whether a thing stays, where nothing else is to be said of it. */
  readonly yourChoice: string;
  readonly takeOut: string;
  readonly shorten: string;
}

/** How a summary is put together of the person's own words, which stand for `{role}`, `{place}`, `{year}` and `{period}`. */
export interface SummaryWords {
  readonly since: string;
  readonly sinceAlone: string;
  readonly former: string;
  readonly formerAlone: string;
  readonly stop: string;
  readonly gap: string;
}

export interface GenerateWords {
  /** By the plural rule of the language; in French 1.5 is still one. */
  readonly years: { readonly one: string; readonly other: string };
  /** For somebody without a position now. */
  readonly yearsAlone: { readonly one: string; readonly other: string };
  readonly noYears: string;
  readonly target: string;
  readonly separator: string;
  /** Between sentences. */
  readonly gap: string;
}

interface NeutralWords {
  /** Hold a sentence together and claim nothing. Anyone can add one of that kind. */
  readonly neutral: readonly string[];
  /** Say that something is wanted, not had. */
  readonly seeking: readonly string[];
}

interface FirstPerson {
  /**
   * Only where dropping words is enough: the person and the auxiliary go, every word with meaning stays and keeps its ending.
   * Turning verbs into other forms takes gender and number that a line does not show.
   */
  readonly openings: readonly OpeningRule[];
  /** At the start of a profile: who is speaking goes, what the person is stays. */
  readonly profileOpenings: readonly OpeningRule[];
  /** Words by which a text says "I" and "my". */
  readonly pronouns: RegExp;
  /** The subject before a verb that carries its person by itself, or that reads well without it. */
  readonly subject: RegExp;
}
