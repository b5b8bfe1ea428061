import type { LanguageModel } from 'ai';
import type { Assistant } from '../assistant.ts';
import type { Means } from './ask.ts';
import { Breaker } from './breaker.ts';
import { chatWithModel } from './chat/call.ts';
import { generateWithModel } from './generate/call.ts';
import { improveWithModel } from './improve/call.ts';
import { openModel, type ProviderOptions } from './provider/open-model.ts';
import type { UsageLedger } from './usage-ledger.ts';

export interface LlmOptions extends ProviderOptions {
  readonly ledger: UsageLedger;
  /** For the whole answer, including all tries. */
  readonly budgetMs: number;
  readonly pauseMs?: number;
  readonly breaker?: { readonly failures: number; readonly restMs: number };
  /** Usage could not be recorded. The answer does not wait for it. */
  readonly onLedgerError?: (error: unknown) => void;
}

/** An engine that uses a language model. It fails with an `LlmFailure`; `withFallback` then uses the rules instead. */
export function createLlmAssistant(options: LlmOptions): Assistant {
  const means: Means = {
    provider: options.provider,
    modelName: options.model,
    model: openOnce(options),
    ledger: options.ledger,
    breaker: new Breaker({ failures: 5, restMs: 30_000, ...options.breaker, now: () => performance.now() }),
    budgetMs: options.budgetMs,
    pauseMs: options.pauseMs ?? 400,
    format: { isStructured: true },
    onLedgerError: options.onLedgerError ?? (() => undefined),
  };
  return {
    name: 'llm',
    improve: (input, signal) => improveWithModel(means, input, signal),
    chat: (input, signal) => chatWithModel(means, input, signal),
    generate: (input, signal) => generateWithModel(means, input, signal),
  };
}

function openOnce(options: ProviderOptions): () => Promise<LanguageModel> {
  let opened: Promise<LanguageModel> | undefined;
  return () => {
    opened ??= openModel(options);
    return opened;
  };
}
