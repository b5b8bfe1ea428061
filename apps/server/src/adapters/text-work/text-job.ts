import type { ChatRequest } from '@fitted/assistant/chat/chat-request';
import type { ImproveRequest } from '@fitted/assistant/improve/improve-resume';
import type { KnownBeside } from '@fitted/documents/write/round-trip';
import type { Evidence } from '@fitted/resume/parse/parse-resume';
import type { GenerateRequest, PostingText } from '../../ports/text-work.ts';

/** A job for a child. Plain data only, because nothing else can be passed between processes. */
export type TextJob =
  | { readonly kind: 'parse'; readonly text: string; readonly evidence: Evidence }
  | { readonly kind: 'write-text'; readonly text: string; readonly evidence: Evidence }
  | {
      readonly kind: 'compare';
      readonly sourceText: string;
      readonly readBackText: string;
      readonly known: KnownBeside;
    }
  | { readonly kind: 'posting'; readonly posting: PostingText }
  | { readonly kind: 'improve'; readonly request: ImproveRequest }
  | { readonly kind: 'chat'; readonly request: Omit<ChatRequest, 'countPages'> }
  | { readonly kind: 'generate'; readonly request: GenerateRequest }
  /** Only reads the text that a language model is about to be asked about, to find out whether it can be read. */
  | { readonly kind: 'try'; readonly resumeText: string; readonly jobTitle: string; readonly jobDescription: string };
