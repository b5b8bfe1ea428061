import type { Generated, GenerateInput } from '@fitted/assistant/assistant';
import type { ChatRequest } from '@fitted/assistant/chat/chat-request';
import type { ImproveEvent, ImproveRequest } from '@fitted/assistant/improve/improve-resume';
import type { ChatReply, Engine } from '@fitted/contract/assistant/assistant';
import type { JobProfile } from '@fitted/contract/job-profile';
import type { UserId } from '@fitted/contract/primitives';
import type { KnownBeside, RoundTrip } from '@fitted/documents/write/round-trip';
import type { WrittenText } from '@fitted/documents/write/write-text';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Evidence } from '@fitted/resume/parse/parse-resume';
import type { z } from 'zod';

/**
 * Work on a visitor's text. Its duration depends on the text: rejects with `TooComplex` if it takes longer than any
 * real text needs, and with `Overloaded` if too many others are waiting.
 */
export interface TextWork {
  /** The same work by the rules alone; absent if the rules are used anyway. */
  readonly rules?: TextWork;
  parse(text: string, evidence: Evidence, signal: AbortSignal): Promise<ResumeDocument>;
  compareRoundTrip(
    sourceText: string,
    readBackText: string,
    known: KnownBeside,
    signal: AbortSignal,
  ): Promise<RoundTrip>;
  /** The plain text file and its verification. */
  writeText(text: string, evidence: Evidence, signal: AbortSignal): Promise<WrittenText>;
  /** What a posting asks for, to score a resume of any language with. */
  readPosting(posting: PostingText, signal: AbortSignal): Promise<JobProfile>;
  improve(request: ImproveRequest, signal: AbortSignal): AsyncIterable<ImproveEvent>;
  chat(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  generate(request: GenerateRequest, signal: AbortSignal): Promise<GenerateAnswer>;
}

export interface PostingText {
  readonly title: string;
  readonly description: string;
}

export interface GenerateRequest extends Pick<GenerateInput, 'details' | 'language'> {
  readonly userId: UserId | null;
}

export interface GenerateAnswer extends Generated {
  readonly engine: z.infer<typeof Engine>;
}
