import type { Generated, GenerateInput } from '@fitted/assistant/assistant';
import type { ChatRequest } from '@fitted/assistant/chat/chat-request';
import type { ImproveEvent, ImproveRequest } from '@fitted/assistant/improve/improve-resume';
import type { ChatReply, Engine } from '@fitted/contract/assistant';
import type { KnownBeside, RoundTrip } from '@fitted/documents/write/round-trip';
import type { WrittenText } from '@fitted/documents/write/write-text';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Evidence } from '@fitted/resume/parse/parse-resume';
import type { z } from 'zod';

/**
 * What is done with the text of a visitor. How long that takes is up to the text: rejects with `TooComplex` when it takes
 * more than any honest one needs, and with `Overloaded` when too many others wait.
 */
export interface TextWork {
  /** The same by the rules alone; absent where they answer anyway. */
  readonly rules?: TextWork;
  parse(text: string, evidence: Evidence, signal: AbortSignal): Promise<ResumeDocument>;
  compareRoundTrip(
    sourceText: string,
    readBackText: string,
    known: KnownBeside,
    signal: AbortSignal,
  ): Promise<RoundTrip>;
  /** The plain text file and its proof. */
  writeText(text: string, evidence: Evidence, signal: AbortSignal): Promise<WrittenText>;
  improve(request: ImproveRequest, signal: AbortSignal): AsyncIterable<ImproveEvent>;
  chat(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  generate(request: GenerateRequest, signal: AbortSignal): Promise<GenerateAnswer>;
}

export interface GenerateRequest extends Pick<GenerateInput, 'details' | 'language'> {
  readonly userId: number | null;
}

export interface GenerateAnswer extends Generated {
  readonly engine: z.infer<typeof Engine>;
}
