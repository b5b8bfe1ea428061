import type { GenerateForm, StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice, Operation } from '@fitted/contract/assistant/chat-operations';
import type { Language } from '@fitted/contract/languages';
import type { UserId } from '@fitted/contract/primitives';
import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { JobProfile } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';

/**
 * What drives the assistant. An engine proposes edits and words; it never returns a resume. Whatever it proposes passes the
 * fact guard before anyone sees it (`improve/improve-resume.ts`, `chat/answer-chat.ts`). It knows nothing of HTTP or SQL.
 */
export interface Assistant {
  readonly name: 'embedded' | 'llm';
  /** Edits as they are found, as many at a time as come together; all proposed on the one document given. */
  improve(input: ImproveInput, signal: AbortSignal): AsyncIterable<readonly Edit[]>;
  chat(input: ChatInput, signal: AbortSignal): Promise<ChatAnswer>;
  generate(input: GenerateInput, signal: AbortSignal): Promise<Generated>;
}

/** What a call carries beside its matter. */
export interface CallContext {
  /** Who asks, for limits and the ledger; null is a visitor. */
  readonly userId: UserId | null;
  /** Told when another engine than the one asked gives the answer, and why. */
  readonly onFallback: (reason: string) => void;
  /** Told when the rules answer because there is nothing for a language model to understand. */
  readonly onRules: () => void;
}

export interface ImproveInput {
  readonly call?: CallContext;
  readonly document: ResumeDocument;
  readonly job: Posting;
  readonly statedFacts: readonly StatedFact[];
  /** How the resume answers the posting as it stands, counted once for whoever asks. */
  readonly match?: () => Match;
  /** How many of the edits given so far the guard has kept. */
  readonly countKept?: () => number;
}

/** A posting as the person gave it and as it was read. Data, never instructions. */
export interface Posting {
  readonly title: string;
  readonly text: string;
  readonly profile: JobProfile;
}

export interface ChatInput extends ImproveInput {
  readonly message: string;
  /** A choice of ours that was taken: it says what to do, and the message is only its label. */
  readonly operation?: Operation | undefined;
  /** The buttons below the last reply. */
  readonly choices?: readonly Choice[];
  /** What the last reply asked about and did not write. */
  readonly waiting?: readonly Edit[];
  readonly history: readonly ChatTurn[];
  /** Whether undo has something to go back to. */
  readonly canUndo: boolean;
  /** The resume as it was uploaded, then before each change of this chat. */
  readonly earlier?: readonly string[];
  /** The reader's language, in which the reply is written; the resume keeps its own. */
  readonly language: Language;
  readonly countPages: CountPages;
  /** For roles that last to this day. */
  readonly today?: YearMonth;
  /** A language model is set up and could not answer: what only it can do may be done later. */
  readonly isModelAway?: boolean;
}

/** How many pages a resume takes in the file that the person would download. */
export type CountPages = (document: ResumeDocument) => Promise<number>;

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What an engine makes of one message. `words` is shown before the list of changes that the pipeline adds. */
export interface ChatAnswer {
  readonly words: string;
  /** `undo`: back to the resume before the last change. `original`: back to the resume as it was uploaded. */
  readonly action: 'edit' | 'undo' | 'original' | 'none';
  readonly edits: readonly Edit[];
  /** What the person said about themselves in this message. */
  readonly statedFacts: readonly string[];
  /** Lines as the person asked for them, by taking something away: they carry the edits of this turn and are not remembered. */
  readonly askedLines?: readonly string[];
  /** The likeliest readings, as buttons that do it. */
  readonly choices?: readonly Choice[];
  /** What it would take away and does not before the person says yes. */
  readonly unsure?: readonly Edit[];
}

export interface GenerateInput {
  readonly call?: CallContext;
  readonly details: GenerateForm;
  readonly language: Language;
}

export interface Generated {
  readonly resumeText: string;
  readonly questions: readonly OpenQuestion[];
}

/** What the person could add, as a code the screen has words for; never as bracketed text in the resume. */
export interface OpenQuestion {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}
