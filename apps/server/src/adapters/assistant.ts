import type { Assistant } from '@fitted/assistant/assistant';
import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { createLlmAssistant } from '@fitted/assistant/llm/llm-assistant';
import type { UsageLedger } from '@fitted/assistant/llm/usage-ledger';
import { type FallbackNotice, withFallback } from '@fitted/assistant/llm/with-fallback';
import type { ModelSettings } from '../config.ts';
import type { ModelMetrics } from './model-metrics.ts';

export interface AssistantLog {
  readonly onFallback: (notice: FallbackNotice) => void;
  readonly onLedgerError: (error: unknown) => void;
}

/** Leaves time for the rules to answer within the promised timeout if the model does not. */
const shareForModel = 0.95;

/** A language model with the rules as its fallback. */
export function createAssistant(
  ai: ModelSettings,
  ledger: UsageLedger,
  log: AssistantLog,
  metrics: Pick<ModelMetrics, 'count' | 'countFallback'>,
): Assistant {
  const { provider, model, apiKey, baseUrl } = ai;
  const llm = createLlmAssistant({
    provider,
    model,
    apiKey,
    baseUrl,
    ledger: metrics.count(ledger),
    budgetMs: ai.timeoutMs * shareForModel,
    onLedgerError: log.onLedgerError,
  });
  return withFallback(llm, embeddedAssistant, (notice) => {
    metrics.countFallback(notice);
    log.onFallback(notice);
  });
}
