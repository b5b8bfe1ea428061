import type { Assistant, CallContext, ChatInput } from '../assistant.ts';
import { hasTrait } from '../embedded/chat/operations/operation-traits.ts';
import { LlmFailure } from './failure.ts';
import { OncePerTarget } from './resume/once-per-target.ts';
import type { UseCase } from './usage-ledger.ts';

/** Code and status only: people's texts do not belong in logs. */
export interface FallbackNotice {
  readonly useCase: UseCase;
  readonly reason: string;
  readonly status?: number | undefined;
  /** Set for a bug, ours or a library's. */
  readonly mistake?: Mistake;
}

/**
 * Where it happened, but never the message: a library's message quotes its input, such as the key or someone's resume.
 */
interface Mistake {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}

const maxFrames = 8;

/** The first engine, or the second whenever the first fails; the answer says so. */
export function withFallback(
  first: Assistant,
  second: Assistant,
  onFallback: (notice: FallbackNotice) => void = () => undefined,
): Assistant {
  const tell = (notice: FallbackNotice, call: CallContext | undefined) => {
    onFallback(notice);
    call?.onFallback(notice.reason);
  };
  const fallBack = (useCase: UseCase, call: CallContext | undefined, error: unknown, signal: AbortSignal) => {
    if (signal.aborted) throw error;
    tell(noticeOf(useCase, error), call);
  };
  return {
    name: first.name,
    async *improve(input, signal) {
      const targets = new OncePerTarget(input.document);
      try {
        for await (const edits of first.improve(input, signal)) yield targets.take(edits);
        // Everything it proposed was held back. Its questions stay, but none of its edits are shown.
        if (input.countKept?.() === 0) {
          tell({ useCase: 'improve', reason: 'held-back' }, input.call);
          yield* second.improve(input, signal);
        }
      } catch (error) {
        fallBack('improve', input.call, error, signal);
        // What is already shown stays; the rules do the rest.
        targets.begin();
        for await (const edits of second.improve(input, signal)) yield edits.filter((edit) => targets.isFree(edit));
      }
    },
    async chat(input, signal) {
      if (isSaidByButton(input)) {
        input.call?.onRules();
        return second.chat(input, signal);
      }
      try {
        return await first.chat(input, signal);
      } catch (error) {
        fallBack('chat', input.call, error, signal);
        return second.chat({ ...input, isModelAway: true }, signal);
      }
    },
    async generate(input, signal) {
      try {
        return await first.generate(input, signal);
      } catch (error) {
        fallBack('generate', input.call, error, signal);
        return second.generate(input, signal);
      }
    },
  };
}

/**
 * A pressed button says what to do and to what, of which only its label would reach a model. One that names no line is
 * left to the model if that does it better.
 */
function isSaidByButton({ operation }: ChatInput): boolean {
  if (!operation) return false;
  return operation.slots.line !== undefined || !hasTrait(operation.name, 'put-off');
}

function noticeOf(useCase: UseCase, error: unknown): FallbackNotice {
  if (error instanceof LlmFailure) return { useCase, reason: error.code, status: error.status };
  return { useCase, reason: 'failed', ...(error instanceof Error && { mistake: mistakeOf(error) }) };
}

function mistakeOf(error: Error & { readonly code?: unknown }): Mistake {
  const frames = error.stack?.match(/^ +at .*$/gmu) ?? [];
  const at = frames.slice(0, maxFrames).map((frame) => frame.trim());
  return { name: error.name, ...(typeof error.code === 'string' && { code: error.code }), at };
}
