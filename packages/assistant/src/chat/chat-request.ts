import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice, Operation } from '@fitted/contract/assistant/chat-operations';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { Language } from '@fitted/contract/languages';
import type { UserId } from '@fitted/contract/primitives';
import type { Reading } from '@fitted/contract/reading';
import type { YearMonth } from '@fitted/resume/document';
import type { ChatTurn, CountPages } from '../assistant.ts';

export interface ChatRequest {
  readonly message: string;
  /** The choice that was selected. */
  readonly operation?: Operation | undefined;
  /** The choices of the last reply. */
  readonly choices?: readonly Choice[];
  /** As it was uploaded. */
  readonly resumeText: string;
  /** The current text; null before any improvement. */
  readonly improvedText: string | null;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly chatHistory: readonly ChatTurn[];
  /** How the lines of the uploaded file were read. */
  readonly reading?: Reading | undefined;
  readonly statedFacts: readonly StatedFact[];
  /** The resume before each change of this chat, oldest first. */
  readonly previousResumes: readonly string[];
  /** What the last reply held back. */
  readonly heldBack?: readonly HeldBack[];
  readonly language: Language;
  /** The account that asks; absent for a visitor. */
  readonly userId?: UserId | null;
  readonly countPages: CountPages;
  /** For current roles. */
  readonly today?: YearMonth;
}
