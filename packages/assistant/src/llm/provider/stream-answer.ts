import type { LanguageModel, ModelMessage } from 'ai';
import type { z } from 'zod';
import { LlmFailure } from '../failure.ts';
import { abortable } from './abortable.ts';
import { keepNothingOptions } from './providers.ts';

export interface Question {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly schema: z.ZodType;
}

/** Totals for all tries of one call. */
export interface Tally {
  /** Null until a provider reports it. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Some part of an answer arrived. */
  isHeard: boolean;
  /** A try ended before the provider reported its usage. */
  isPartial: boolean;
}

export const openTally = (): Tally => ({ inputTokens: null, outputTokens: null, isHeard: false, isPartial: false });

/** A partial count would look like the full one, so it is not reported. */
export function tokensOf({ inputTokens, outputTokens, isPartial }: Tally): Pick<Tally, 'inputTokens' | 'outputTokens'> {
  return isPartial ? { inputTokens: null, outputTokens: null } : { inputTokens, outputTokens };
}

/** Far more than any real answer. */
const maxCharacters = 120_000;

/** The model's answer as it arrives. Throws at the end unless the model itself signalled completion. */
export async function* streamAnswer(
  model: LanguageModel,
  question: Question,
  isStructured: boolean,
  signal: AbortSignal,
  tally: Tally,
): AsyncGenerator<string, void> {
  const { Output, streamText } = await import('ai');
  const { fullStream } = streamText({
    model,
    system: question.system,
    messages: [...question.messages],
    maxRetries: 0,
    abortSignal: signal,
    // Otherwise the library writes errors, including the request, to the console.
    onError: () => undefined,
    providerOptions: keepNothingOptions,
    ...(isStructured && {
      output: {
        ...Output.object({ schema: question.schema }),
        // We read the text ourselves. Reparsing all of it for each piece would be slow and would delay pieces.
        parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
      },
    }),
  });
  let length = 0;
  let isDone = false;
  let isUntold = false;
  try {
    for await (const part of abortable(fullStream, signal)) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        tally.isHeard = true;
        isUntold = true;
      }
      if (part.type === 'text-delta') {
        length += part.text.length;
        if (length > maxCharacters) throw new LlmFailure('too-long');
        yield part.text;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        isDone = true;
        isUntold = !count(tally, part.totalUsage);
        if (part.finishReason === 'length') throw new LlmFailure('truncated');
        if (part.finishReason === 'content-filter') throw new LlmFailure('refusal');
      }
    }
  } finally {
    tally.isPartial ||= isUntold;
  }
  // An aborted stream just ends.
  signal.throwIfAborted();
  if (!isDone) throw new LlmFailure('cut-off');
}

/** Returns whether the provider reported usage. */
function count(
  tally: Tally,
  { inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined },
): boolean {
  if (inputTokens === undefined || outputTokens === undefined) return false;
  tally.inputTokens = (tally.inputTokens ?? 0) + inputTokens;
  tally.outputTokens = (tally.outputTokens ?? 0) + outputTokens;
  return true;
}
